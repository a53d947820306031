/** Characters of a piece. */
const enough = 65_536;
/** Milliseconds that a line waits for others at most. */
const latest = 100;

/**
 * Passes on lines in large pieces, since each write is a good part of what a request costs. Pino's own buffer counts the
 * bytes that it holds again with every line, which costs more the more it holds.
 */
export function inPieces(write: (piece: string) => void) {
  let piece = "";
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (piece === "") return;
    const whole = piece;
    piece = "";
    write(whole);
  };

  return {
    write: (line: string): void => {
      piece += line;
      if (piece.length >= enough) flush();
      else timer ??= setTimeout(flush, latest).unref();
    },
    flush,
  };
}
