import { likeUsersMax } from "@mindreel/contract/plain/limits";

/** A page of videos as seen by members who have neither liked nor played any of them. */
export interface SharedPage {
  readonly count: number;
  readonly bytes: Buffer;
  /** Where each member's page differs, in order. */
  readonly holes: readonly (LikesHole | ProgressHole)[];
}

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

/** Where a video's progress is on a page; the page contains that of someone who never played it. */
interface ProgressHole {
  readonly kind: "progress";
  readonly videoId: number;
  readonly from: number;
  readonly to: number;
}

/** A video's `likeusers` on a page: the byte range of the list, without its brackets, and the likers. */
interface LikesHole {
  readonly kind: "likes";
  readonly videoId: number;
  readonly from: number;
  readonly to: number;
  /** The first likers by id; all of them if they fit into `likeusers`. */
  readonly likers: Int32Array;
}

/** The data of one video on a page. */
interface Row {
  readonly id: number;
  readonly like_count: number | null;
  /** Up to one more than `likeusers` may contain. */
  readonly likers: readonly number[];
}

const opening = Buffer.from('"likeusers":[');
const write = ({ position, watched }: OwnProgress) => `"position":${position},"watched":${watched}`;
const noProgress = Buffer.from(write({ position: null, watched: false }));

/** Finds the likers and the progress in a page. Quotes inside texts are escaped, so no text looks like a key. */
export function sharedPage(bytes: Buffer, count: number, rows: readonly Row[]): SharedPage {
  let at = 0;
  const holes = rows.flatMap(({ id, like_count, likers }): (LikesHole | ProgressHole)[] => {
    const own: (LikesHole | ProgressHole)[] = [];
    if (like_count !== null) {
      const from = bytes.indexOf(opening, at) + opening.length;
      at = bytes.indexOf("]", from);
      own.push({ kind: "likes", videoId: id, from, to: at, likers: Int32Array.from(likers) });
    }
    const from = bytes.indexOf(noProgress, at);
    at = from + noProgress.length;
    return [...own, { kind: "progress", videoId: id, from, to: at }];
  });
  return { count, bytes, holes };
}

const isComplete = ({ likers }: LikesHole): boolean => likers.length <= likeUsersMax;
const isLikes = (hole: LikesHole | ProgressHole): hole is LikesHole => hole.kind === "likes";

/** Whether the page alone does not show which of its videos a member likes. */
export const needsOwnLikes = ({ holes }: SharedPage, memberId: number): boolean =>
  holes.some((hole) => isLikes(hole) && !isComplete(hole) && !hole.likers.includes(memberId));

/** The videos of a page that have more likers than it lists. */
export const unknownOf = ({ holes }: SharedPage): number[] =>
  holes.filter((hole) => isLikes(hole) && !isComplete(hole)).map(({ videoId }) => videoId);

export const videosOn = ({ holes }: SharedPage): number[] =>
  holes.filter(({ kind }) => kind === "progress").map(({ videoId }) => videoId);

/** A hole's text for a member, whose own id comes last in `likeusers`; undefined to keep the shared text. */
function filled(hole: LikesHole | ProgressHole, memberId: number, own: Own): string | undefined {
  if (hole.kind === "progress") {
    const progress = own.progress(hole.videoId);
    return progress && write(progress);
  }
  const { likers, videoId } = hole;
  if (!likers.includes(memberId) && (isComplete(hole) || !own.likes(videoId))) return undefined;
  const others = likers.filter((id) => id !== memberId).subarray(0, likeUsersMax - 1);
  return [...others, memberId].join(",");
}

/**
 * The page as a member sees it.
 * @param own the member's likes and progress, as needed for this page
 */
export function asSeenBy({ bytes, holes }: SharedPage, memberId: number, own: Own): Buffer {
  const parts: Buffer[] = [];
  let done = 0;
  for (const hole of holes) {
    const text = filled(hole, memberId, own);
    if (text === undefined) continue;
    parts.push(bytes.subarray(done, hole.from), Buffer.from(text));
    done = hole.to;
  }
  return done === 0 ? bytes : Buffer.concat([...parts, bytes.subarray(done)]);
}
