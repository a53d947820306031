import type { BodyOf } from "@mindreel/contract/api";
import type { RequestsQuery } from "@mindreel/contract/engagement/requests";
import { limits } from "@mindreel/contract/plain/limits";
import { refusals } from "@mindreel/messages/engagement/engagement";
import type { Db } from "#data/database.ts";
import { type PageRequest, readPage } from "#data/paging.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput, TooSoon } from "#domain/errors.ts";
import { restorableSince } from "#domain/library/restorable.ts";
import { horizonOf, type Viewer } from "#domain/library/visibility.ts";
import { sentence } from "#domain/sentences.ts";
import { day, hour } from "#domain/time/units-of-time.ts";
import { keyOf, lineOf } from "./requests.policy.ts";
import * as requests from "./requests.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly clock: () => Date;
}

/** Members' requests and votes. */
export function createRequestsService({ db, clock }: Dependencies) {
  const readerOf = (viewer: Viewer): requests.Reader => ({
    userId: viewer.id,
    horizon: horizonOf(viewer, clock()),
    language: viewer.language,
  });

  /** @throws AppError 404 */
  async function shown(tx: Db, viewer: Viewer, id: number): Promise<requests.RequestRow> {
    const row = await requests.one(tx, readerOf(viewer), id);
    if (row === undefined) throw new AppError("not_found");
    return row;
  }

  /** @throws TooSoon */
  async function refuseTooMany(tx: Db, userId: number, now: Date): Promise<void> {
    const before = await requests.askedBefore(tx, userId, limits.requestsADay);
    const wait = before === undefined ? 0 : before.getTime() + day - now.getTime();
    if (wait <= 0) return;
    const message = sentence(refusals, "mostRequests", { limit: String(limits.requestsADay) });
    throw new TooSoon(Math.ceil(wait / 1000), "rate_limited", message);
  }

  /** @returns the request that got the vote; undefined if it is gone */
  async function cast(tx: Db, viewer: Viewer, castFor: number, now: Date): Promise<requests.RequestRow | undefined> {
    const requestId = await requests.hold(tx, castFor);
    if (requestId === undefined) return undefined;
    // Answered requests need no votes.
    const { videoId } = await shown(tx, viewer, requestId);
    if (videoId === null) await requests.vote(tx, { userId: viewer.id, requestId, castFor, now });
    return shown(tx, viewer, requestId);
  }

  return {
    /** @throws AppError 404 `invalid_page` */
    page: ({ state }: Pick<RequestsQuery, "state">, viewer: Viewer, request: PageRequest) => {
      const read = state === "answered" ? requests.answered : requests.open;
      return readPage(request, (from) => read(db, readerOf(viewer), from));
    },

    /**
     * Creates a request, or votes for an existing one for the same thing.
     * @throws AppError 400, 429
     */
    ask: ({ text: given }: BodyOf<"POST /api/requests/v1/requests/">, viewer: Viewer) => {
      const [text, key] = [lineOf(given), keyOf(given)];
      if (key === "") throw invalidInput({ text: [sentence(refusals, "noWords")] });
      return inTransaction(db, async (tx) => {
        const now = clock();
        await requests.holdMember(tx, viewer.id);
        for (;;) {
          const known = await requests.byKey(tx, key, viewer.id);
          let made: number | undefined;
          if (known === undefined || known.free) {
            await refuseTooMany(tx, viewer.id, now);
            made = await requests.insert(tx, { text, key, userId: viewer.id, now });
          }
          // Another member may have made the same request concurrently.
          const id = made ?? known?.id ?? (await requests.byKey(tx, key, viewer.id))?.id;
          const row = id === undefined ? undefined : await cast(tx, viewer, id, now);
          if (row !== undefined) return { created: made !== undefined, row };
          // Deleted meanwhile: as if nobody had asked for it.
        }
      });
    },

    /** @throws AppError 404 */
    vote: (id: number, voted: boolean, viewer: Viewer): Promise<requests.RequestRow> =>
      inTransaction(db, async (tx) => {
        if (voted) {
          const row = await cast(tx, viewer, id, clock());
          if (row === undefined) throw new AppError("not_found");
          return row;
        }
        const requestId = await requests.hold(tx, id);
        if (requestId === undefined) throw new AppError("not_found");
        await requests.withdraw(tx, viewer.id, requestId);
        return shown(tx, viewer, requestId);
      }),

    sweep: (): Promise<void> =>
      inTransaction(db, async (tx) => {
        const now = clock();
        await requests.forgetAskers(tx, new Date(now.getTime() - day));
        await requests.purge(tx, new Date(now.getTime() - hour), restorableSince(now));
      }),
  };
}

export type RequestsService = ReturnType<typeof createRequestsService>;
