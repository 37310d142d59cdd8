print("tilework")
