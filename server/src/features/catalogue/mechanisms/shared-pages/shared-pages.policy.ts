import { likeUsersMax } from "@mindreel/contract/plain/limits";

/** A member's own likes and progress. */
export interface Own {
  readonly likes: (videoId: number) => boolean;
  readonly progress: (videoId: number) => OwnProgress | undefined;
}

/** A member's position in a video, in seconds, and whether they have watched it. */
export interface OwnProgress {
  readonly position: number | null;
  readonly watched: boolean;
}

/** Where a video's progress is on a page, in bytes; the page contains that of someone who never played it. */
interface ProgressSlot {
  readonly kind: "progress";
  readonly videoId: number;
  readonly from: number;
  readonly to: number;
}

/** Where a video's `likeusers` are on a page, without their brackets. */
interface LikesSlot {
  readonly kind: "likes";
  readonly videoId: number;
  readonly from: number;
  readonly to: number;
  /** The first likers by id. */
  readonly likers: Int32Array;
  /** Whether these are all. */
  readonly isComplete: boolean;
}

/** Where a page differs by its reader. */
export type PageSlot = LikesSlot | ProgressSlot;

/** A video on a page. */
interface Listed {
  readonly id: number;
  readonly like_count: number;
  readonly videolikes: { readonly likeusers: readonly number[] } | null;
}

const opening = Buffer.from('"likeusers":[');
const write = ({ position, watched }: OwnProgress) => `"position":${position},"watched":${watched}`;
const noProgress = Buffer.from(write({ position: null, watched: false }));

/**
 * Finds the likers and the progress in a page, written for someone who has neither liked nor played any of its videos.
 * Quotes inside texts are escaped, so no text looks like a key.
 */
export function slotsOf(page: Buffer, videos: readonly Listed[]): PageSlot[] {
  let at = 0;
  return videos.flatMap(({ id, like_count, videolikes }): PageSlot[] => {
    const likes: PageSlot[] = [];
    if (videolikes !== null) {
      const from = page.indexOf(opening, at) + opening.length;
      at = page.indexOf("]", from);
      const likers = Int32Array.from(videolikes.likeusers);
      likes.push({ kind: "likes", videoId: id, from, to: at, likers, isComplete: like_count <= likers.length });
    }
    const from = page.indexOf(noProgress, at);
    at = from + noProgress.length;
    return [...likes, { kind: "progress", videoId: id, from, to: at }];
  });
}

/** The videos whose likers, as far as the page has them, do not tell whether a member is one. */
export const unknownLikes = (slots: readonly PageSlot[], memberId: number): number[] =>
  slots.flatMap((slot) =>
    slot.kind === "likes" && !slot.isComplete && !slot.likers.includes(memberId) ? [slot.videoId] : [],
  );

export const videosOn = (slots: readonly PageSlot[]): number[] =>
  slots.flatMap(({ kind, videoId }) => (kind === "progress" ? [videoId] : []));

/**
 * A slot's text for a member, whose own id comes last in `likeusers`; undefined to keep the shared text.
 * @param own the member's likes and progress, as needed for this page
 */
export function ownText(slot: PageSlot, memberId: number, own: Own): string | undefined {
  if (slot.kind === "progress") {
    const progress = own.progress(slot.videoId);
    return progress && write(progress);
  }
  const { likers, isComplete, videoId } = slot;
  if (!likers.includes(memberId) && (isComplete || !own.likes(videoId))) return undefined;
  const others = likers.filter((id) => id !== memberId).subarray(0, likeUsersMax - 1);
  return [...others, memberId].join(",");
}
