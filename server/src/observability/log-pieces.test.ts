import { expect, it, vi } from "vitest";
import { inPieces } from "./log-pieces.ts";

it("batches lines, and writes them when there are many, after a short time, or on flush", () => {
  vi.useFakeTimers();
  try {
    const pieces: string[] = [];
    const log = inPieces((piece) => void pieces.push(piece));
    log.write("a\n");
    log.write("b\n");
    expect(pieces).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(pieces).toEqual(["a\nb\n"]);
    const long = `${"x".repeat(40_000)}\n`;
    log.write(long);
    log.write(long);
    expect(pieces.slice(1)).toEqual([long + long]);
    log.write("c\n");
    log.flush();
    vi.advanceTimersByTime(1000);
    expect(pieces.slice(2)).toEqual(["c\n"]);
  } finally {
    vi.useRealTimers();
  }
});
