import { LocalMediaStorage, type Src } from "@vidstack/react";
import { readSession } from "#shared/session.ts";

/** Remembers where each member left off in each video; volume, speed and captions are shared by all videos. */
export class PlayerMemory extends LocalMediaStorage {
  readonly #positionKey: string;

  constructor(videoId: number) {
    super();
    this.#positionKey = `place-${readSession()?.id}-${videoId}`;
  }

  override onChange(src: Src): void {
    try {
      super.onChange(src, this.#positionKey, "player");
    } catch {
      // Storage may be blocked or hold an invalid value; then nothing is remembered.
    }
  }

  /** A video watched to its end starts from the beginning next time. */
  override setTime(time: number, ended: boolean): Promise<void> {
    return super.setTime(ended ? -1 : time, ended);
  }
}
