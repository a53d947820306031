/** Characters at which a batch is written. */
const enough = 65_536;
/** The most milliseconds that a line is held back. */
const latest = 100;

/**
 * Writes log lines in large batches, since each write is a significant part of the cost of a request. Pino's own buffer
 * recounts its bytes with every line, which gets more expensive as it fills.
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
