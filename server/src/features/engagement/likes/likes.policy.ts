/** What a member asks of a video's likes. */
export interface LikeChange {
  readonly videoId: number;
  readonly userId: number;
  /** Whether the member is to like the video; undefined leaves it as it is. */
  readonly likes: boolean | undefined;
  /** Whether the like record is created where there is none; otherwise the change finds nothing there. */
  readonly creates: boolean;
}

type Outcome = "missing" | "created" | "changed";
type Pair = Pick<LikeChange, "videoId" | "userId">;

/**
 * Works out what many changes come to that are made together, as if they were made one after another.
 * @param held the changes, by their place, whose member has the video, and whether it has a like record
 */
export function asOneAfterAnother(
  changes: readonly LikeChange[],
  held: ReadonlyMap<number, { readonly hasRecord: boolean }>,
): { outcomes: Outcome[]; created: number[]; liked: Pair[]; unliked: Pair[] } {
  const created = new Set<number>();
  /** The last wish of each member about each video. */
  const last = new Map<string, Pair & { readonly likes: boolean }>();
  const outcomes = changes.map(({ videoId, userId, likes, creates }, at): Outcome => {
    const hasRecord = held.get(at)?.hasRecord || created.has(videoId);
    if (!held.has(at) || !(hasRecord || creates)) return "missing";
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
