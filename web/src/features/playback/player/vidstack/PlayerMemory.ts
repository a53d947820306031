import { LocalMediaStorage, type Src } from "@vidstack/react";

/** Volume, speed and captions, which all videos share on a device; and where a video begins, which the server knows. */
export class PlayerMemory extends LocalMediaStorage {
  readonly #begin: number | null;

  /** @param begin in seconds; null: at the beginning */
  constructor(begin: number | null) {
    super();
    this.#begin = begin;
  }

  override onChange(src: Src): void {
    try {
      super.onChange(src, null, "player");
    } catch {
      // Storage may be blocked or hold an invalid value; then nothing is remembered.
    }
  }

  override getTime(): Promise<number | null> {
    return Promise.resolve(this.#begin);
  }

  /** The server is told instead. */
  override setTime(): Promise<void> {
    return Promise.resolve();
  }
}
