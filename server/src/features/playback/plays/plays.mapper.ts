import type { Play } from "@mindreel/contract/playback/plays";

/** A play as it begins, with the address to play from. */
export interface BegunPlay extends Pick<Play, "session" | "position" | "duration" | "tracks"> {
  readonly source: Pick<Play, "src" | "type">;
  /** When the address expires; null for never. */
  readonly expiresAt: Date | null;
}

export const toPlay = ({ source, expiresAt, ...play }: BegunPlay): Play => ({
  ...play,
  ...source,
  expires_at: expiresAt?.toISOString() ?? null,
});
