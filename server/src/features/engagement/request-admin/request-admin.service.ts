import type { AdminRequestsQuery, MissedSearch } from "@mindreel/contract/engagement/request-admin";
import { refusals } from "@mindreel/messages/engagement/engagement";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { violatedUnique } from "#data/database-errors.ts";
import { type PageRequest, readPage } from "#data/paging.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { restorableSince } from "#domain/library/restorable.ts";
import { sentence } from "#domain/sentences.ts";
import { keyOf } from "#features/engagement/requests/requests.policy.ts";
import * as requests from "./request-admin.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly clock: () => Date;
  /** The most frequent recent searches that found nothing. */
  readonly missedSearches: () => Promise<MissedSearch[]>;
  /** Queues a job, in the transaction, that notifies the members who want an answered request. */
  readonly planNotifications: (tx: Db) => Promise<void>;
}

const missedOnBoard = 20;

/** Superusers' management of members' requests. */
export function createRequestAdminService({ db, clock, missedSearches, planNotifications }: Dependencies) {
  async function shown(from: Db, id: number) {
    const row = await requests.one(from, id);
    if (row === undefined) throw new AppError("not_found");
    return row;
  }

  /** @throws AppError 404, also for a request that was merged into another */
  async function holdOne(tx: Db, id: number): Promise<requests.HeldRequest> {
    const [held] = await requests.hold(tx, [id]);
    if (held === undefined || held.mergedInto !== null) throw new AppError("not_found");
    return held;
  }

  /** Locks a request and others that are all merged into `under`, or not merged if it is null. */
  async function holdSome(tx: Db, id: number, ids: readonly number[], under: number | null) {
    const held = await requests.hold(tx, [id, ...ids]);
    const into = held.find((request) => request.id === id && request.mergedInto === null);
    const some = held.filter((request) => request.id !== id && request.mergedInto === under);
    if (into === undefined || some.length < ids.length) throw new AppError("not_found");
    return { into, some, texts: some.map(({ text }) => text).join("; ") };
  }

  return {
    /** @throws AppError 404 `invalid_page` */
    page: (query: AdminRequestsQuery, request: PageRequest) => {
      const filter = { state: query.state, words: keyOf(query.search ?? "") };
      return readPage(request, (from) => requests.list(db, filter, from));
    },

    /** Missed searches, except those that are requested already. */
    missed: async (): Promise<MissedSearch[]> => {
      const searches = (await missedSearches()).map((search) => ({ ...search, key: keyOf(search.words) }));
      const known = await requests.known(
        db,
        searches.map(({ key }) => key),
      );
      return searches.filter(({ key }) => key !== "" && !known.has(key)).slice(0, missedOnBoard);
    },

    /** @throws AppError 400, 404 */
    answer: (id: number, videoId: number | null, audit?: Audit) =>
      inTransaction(db, async (tx) => {
        const { text, videoId: before } = await holdOne(tx, id);
        const title = videoId === null ? undefined : await requests.holdVideo(tx, videoId);
        if (videoId !== null && title === undefined) throw invalidInput({ video: [sentence(refusals, "noSuchVideo")] });
        if (videoId !== before) {
          await requests.setAnswer(tx, id, videoId, clock());
          await requests.resetNotifications(tx, id);
          if (videoId !== null) await planNotifications(tx);
        }
        await audit?.(tx, id, { name: text, video: title ?? "none" });
        return shown(tx, id);
      }),

    /** @throws AppError 404 */
    decline: (id: number, declined: boolean, audit: Audit) =>
      inTransaction(db, async (tx) => {
        const { text, videoId: before } = await holdOne(tx, id);
        if (declined && before !== null) await requests.setAnswer(tx, id, null, clock());
        await requests.setDeclined(tx, id, declined, clock());
        await audit(tx, id, { name: text, declined: declined ? "yes" : "no" });
        return shown(tx, id);
      }),

    /** @throws AppError 404 */
    merge: (id: number, ids: readonly number[], audit: Audit) =>
      inTransaction(db, async (tx) => {
        const { into, some, texts } = await holdSome(
          tx,
          id,
          ids.filter((other) => other !== id),
          null,
        );
        for (const request of some) await requests.merge(tx, request.id, id);
        if (into.videoId !== null) await planNotifications(tx);
        await audit(tx, id, { name: into.text, merged: texts });
        return shown(tx, id);
      }),

    /** @throws AppError 404 */
    split: (id: number, ids: readonly number[], audit: Audit) =>
      inTransaction(db, async (tx) => {
        const { into, some, texts } = await holdSome(tx, id, ids, id);
        for (const request of some) await requests.split(tx, request.id, id);
        await audit(tx, id, { name: into.text, split: texts });
        return shown(tx, id);
      }),

    /** @throws AppError 404 */
    remove: (id: number, audit: Audit): Promise<void> =>
      inTransaction(db, async (tx) => {
        const { text } = await holdOne(tx, id);
        await requests.remove(tx, id, clock());
        await audit(tx, id, { name: text });
      }),

    /** @throws AppError 400, 404 */
    restore: async (id: number, audit: Audit) => {
      try {
        return await inTransaction(db, async (tx) => {
          const text = await requests.restore(tx, id, restorableSince(clock()));
          if (text === undefined) throw new AppError("not_found");
          await audit(tx, id, { name: text });
          return shown(tx, id);
        });
      } catch (error) {
        throw violatedUnique(error) === "requests_key_key"
          ? invalidInput({ text: [sentence(refusals, "askedAgain")] })
          : error;
      }
    },
  };
}

export type RequestAdminService = ReturnType<typeof createRequestAdminService>;
