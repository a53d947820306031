/** A member's requested change to a video's likes. */
export interface LikeChange {
  readonly videoId: number;
  readonly userId: number;
  /** Whether the member likes the video; undefined leaves that as it is. */
  readonly likes: boolean | undefined;
  /** Whether to create a missing like record; otherwise the outcome is `missing`. */
  readonly creates: boolean;
}

type Outcome = "missing" | "created" | "changed";
/** A member and a video. */
export type Pair = Pick<LikeChange, "videoId" | "userId">;

/**
 * Computes the result of a batch of changes as if they were made one after another.
 * @param seen by index, the changes whose member can see the video, and whether it has a like record
 */
export function asOneAfterAnother(
  changes: readonly LikeChange[],
  seen: ReadonlyMap<number, { readonly hasRecord: boolean }>,
): { outcomes: Outcome[]; created: number[]; liked: Pair[]; unliked: Pair[] } {
  const created = new Set<number>();
  /** The last requested state for each member and video. */
  const last = new Map<string, Pair & { readonly likes: boolean }>();
  const outcomes = changes.map(({ videoId, userId, likes, creates }, at): Outcome => {
    const hasRecord = seen.get(at)?.hasRecord || created.has(videoId);
    if (!seen.has(at) || !(hasRecord || creates)) return "missing";
    if (likes !== undefined) last.set(`${videoId} ${userId}`, { videoId, userId, likes });
    if (hasRecord) return "changed";
    created.add(videoId);
    return "created";
  });
  const wishes = [...last.values()];
  return {
    outcomes,
    created: [...created],
    liked: wishes.filter(({ likes }) => likes),
    unliked: wishes.filter(({ likes }) => !likes),
  };
}
