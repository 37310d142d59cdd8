import Testing

/// Tests with real sockets run one after another: a port that one has just given back might else
/// be another's.
@Suite(.serialized) enum OverTheNetwork {}
