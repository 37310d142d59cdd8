// What is asked of the server of this page, and told to it.

let token = "";

export async function get(name) {
  return read(await fetch(new URL(name, import.meta.url), { cache: "no-store" }));
}

export async function post(name, wish, isAgain = false) {
  const headers = { "Content-Type": "application/json", "Tilework-Token": token };
  const answer = await fetch(new URL(name, import.meta.url), { method: "POST", headers, body: JSON.stringify(wish) });
  if (answer.status === 403 && !isAgain) {
    // The server was started anew.
    await get("grids");
    return post(name, wish, true);
  }
  return read(answer);
}

async function read(answer) {
  if (!answer.ok) throw new Error(await answer.text());
  const value = await answer.json();
  token = value.token ?? token;
  return value;
}
