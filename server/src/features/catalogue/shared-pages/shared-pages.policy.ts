import { likeUsersMax } from "@mindreel/contract/wire/limits";

/** A page of videos as everybody sees it who likes none of them. */
export interface SharedPage {
  readonly count: number;
  readonly bytes: Buffer;
  readonly likeRecords: readonly LikeRecord[];
}

/** A video's `likeusers` on a page: where the list stands, without its brackets, and who is on it. */
interface LikeRecord {
  readonly videoId: number;
  readonly from: number;
  readonly to: number;
  /** The first likers in the order of their ids; everybody, if there are no more than `likeusers` holds. */
  readonly likers: Int32Array;
}

/** What a page is made of. */
interface Row {
  readonly id: number;
  readonly like_count: number | null;
  /** One more than `likeusers` holds. */
  readonly likers: readonly number[];
}

const opening = Buffer.from('"likeusers":[');

/** Finds the likers in a page. Inside a text of the page every quotation mark is escaped, so none looks like this key. */
export function sharedPage(bytes: Buffer, count: number, rows: readonly Row[]): SharedPage {
  let at = 0;
  const likeRecords = rows
    .filter(({ like_count }) => like_count !== null)
    .map(({ id, likers }) => {
      const from = bytes.indexOf(opening, at) + opening.length;
      at = bytes.indexOf("]", from);
      return { videoId: id, from, to: at, likers: Int32Array.from(likers) };
    });
  return { count, bytes, likeRecords };
}

const isComplete = ({ likers }: LikeRecord): boolean => likers.length <= likeUsersMax;

/** Whether the page alone does not tell what a member likes of it. */
export const needsOwnLikes = ({ likeRecords }: SharedPage, memberId: number): boolean =>
  likeRecords.some((record) => !isComplete(record) && !record.likers.includes(memberId));

/** The videos of a page of which it does not tell who likes them all. */
export const unknownOf = ({ likeRecords }: SharedPage): number[] =>
  likeRecords.filter((record) => !isComplete(record)).map(({ videoId }) => videoId);

/**
 * The page as a member sees it, whose own likes come last in `likeusers`.
 * @param likes the member's likes, as far as the page needs them
 */
export function asSeenBy({ bytes, likeRecords }: SharedPage, memberId: number, likes: (id: number) => boolean): Buffer {
  const parts: Buffer[] = [];
  let done = 0;
  for (const record of likeRecords) {
    const { videoId, from, to, likers } = record;
    if (!likers.includes(memberId) && (isComplete(record) || !likes(videoId))) continue;
    const others = likers.filter((id) => id !== memberId).subarray(0, likeUsersMax - 1);
    parts.push(bytes.subarray(done, from), Buffer.from([...others, memberId].join(",")));
    done = to;
  }
  return done === 0 ? bytes : Buffer.concat([...parts, bytes.subarray(done)]);
}
