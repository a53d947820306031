import { LocalMediaStorage, type Src } from "@vidstack/react";
import { readSession } from "#shared/session.ts";

/** Remembers each member's place in each video, and for all of them volume, speed and captions. */
export class PlayerMemory extends LocalMediaStorage {
  readonly #place: string;

  constructor(videoId: number) {
    super();
    this.#place = `place-${readSession()?.id}-${videoId}`;
  }

  override onChange(src: Src): void {
    try {
      super.onChange(src, this.#place, "player");
    } catch {
      // Storage may be forbidden, or hold what is not ours: then nothing is remembered.
    }
  }

  /** A video watched to its end starts from the beginning the next time. */
  override setTime(time: number, ended: boolean): Promise<void> {
    return super.setTime(ended ? -1 : time, ended);
  }
}
