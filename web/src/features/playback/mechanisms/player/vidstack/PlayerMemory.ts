import { LocalMediaStorage, type Src } from "@vidstack/react";

/**
 * Volume, speed and captions, shared by all videos on the device, and the start position, which comes from the server.
 */
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

  /** Positions are reported to the server instead. */
  override setTime(): Promise<void> {
    return Promise.resolve();
  }
}
