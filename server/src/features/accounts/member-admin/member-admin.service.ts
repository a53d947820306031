import type { UserListQuery } from "@mindreel/contract/accounts/member-admin";
import { refusals } from "@mindreel/messages/accounts/accounts";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { type PageRequest, readPage } from "#data/paging.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import * as sessions from "#features/accounts/sessions/sessions.repository.ts";
import type { CsvFile } from "#http/files/csv.ts";
import type { Exports } from "#http/files/exports.ts";
import { isSearch } from "#members/member-search.ts";
import * as members from "#members/members.repository.ts";
import type { AccountOverview } from "./member-admin.mapper.ts";
import * as memberAdmin from "./member-admin.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly exports: Exports;
  /** Stops the renewal of a blocked member's subscription. */
  readonly stopRenewals: (tx: Db, userId: number) => Promise<void>;
  readonly clock: () => Date;
}

type SelectionQuery = Pick<UserListQuery, "search" | "filter" | "plan">;

const toSelection = ({ search, filter, plan }: SelectionQuery): memberAdmin.MemberSelection => ({
  ...(isSearch(search) && { search }),
  ...(filter && { filter }),
  ...(plan && { plan }),
});

/** @throws AppError 404 */
async function lock(tx: Db, id: number): Promise<members.User> {
  const user = await members.lock(tx, id);
  if (user === undefined) throw new AppError("not_found");
  return user;
}

/** Lets superusers list and export members, and manage their accounts. */
export function createMemberAdminService({ db, exports, stopRenewals, clock }: Dependencies) {
  return {
    /** @throws AppError 404 `invalid_page` */
    page: async (query: SelectionQuery, request: PageRequest) => {
      const now = clock();
      const selection = toSelection(query);
      return { page: await readPage(request, (from) => memberAdmin.list(db, selection, from, now)), selection, now };
    },

    /** @throws AppError 429 */
    export: (query: SelectionQuery, actorId: number, audit: Audit): Promise<CsvFile> => {
      const selection = toSelection(query);
      // Not the search itself: the audit log would keep a member's name or address longer than their account.
      const filter = {
        ...(query.search && { searched: "yes" }),
        ...(query.filter && { filter: query.filter }),
        ...(query.plan && { plan: query.plan }),
      };
      return exports.begin({ name: "users", ...memberAdmin.exportOf(selection, clock()), actorId, audit, filter });
    },

    /** @throws AppError 404 */
    account: async (id: number): Promise<AccountOverview> => {
      const user = await members.byId(db, id);
      if (user === undefined) throw new AppError("not_found");
      const [valid, block] = await Promise.all([
        sessions.ofMember(db, id, clock()),
        user.isActive ? undefined : memberAdmin.lastBlock(db, id),
      ]);
      return { user, sessions: valid, block };
    },

    /** @throws AppError 404 */
    signOutEverywhere: (id: number, audit: Audit): Promise<void> =>
      inTransaction(db, async (tx) => {
        const user = await lock(tx, id);
        await sessions.endAll(tx, id);
        await audit(tx, id, { name: user.username });
      }),

    /**
     * Stops a member from signing in, and ends every session. The caller is a superuser who can sign in and cannot
     * block themselves, so one such superuser always remains.
     * @throws AppError 400, 404
     */
    block: (id: number, actorId: number, audit: Audit, reason?: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const superusers = await memberAdmin.lockSuperusers(tx);
        // Another superuser may have blocked the caller since the call began.
        if (!superusers.includes(actorId)) throw new AppError("unauthenticated");
        const user = await lock(tx, id);
        if (id === actorId) throw invalidInput({ non_field_errors: [sentence(refusals, "blockYourself")] });
        if (!user.isActive) return;
        await members.update(tx, id, { isActive: false });
        await sessions.endAll(tx, id);
        await stopRenewals(tx, id);
        await audit(tx, id, { name: user.username, ...(reason?.trim() && { reason: reason.trim() }) });
      }),

    /** @throws AppError 404 */
    unblock: (id: number, audit: Audit): Promise<members.User> =>
      inTransaction(db, async (tx) => {
        const user = await lock(tx, id);
        if (user.isActive) return user;
        await members.update(tx, id, { isActive: true });
        await audit(tx, id, { name: user.username });
        return { ...user, isActive: true };
      }),
  };
}

export type MemberAdminService = ReturnType<typeof createMemberAdminService>;
