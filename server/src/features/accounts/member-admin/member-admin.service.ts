import type { ListedUser, MemberAccount, UserListQuery } from "@mindreel/contract/accounts/member-admin";
import type { Audit } from "#data/audit.ts";
import { type Db, inTransaction } from "#data/database.ts";
import { toListedUser, toMemberAccount } from "#features/accounts/members/members.mapper.ts";
import type { AccountsRepository, User } from "#features/accounts/members/members.repository.ts";
import type { SecurityRepository } from "#features/accounts/security/security.repository.ts";
import { AppError, invalidInput } from "#http/errors.ts";
import { type From, readPage } from "#http/input/paging.ts";
import type { MembersRepository } from "./member-admin.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly accounts: AccountsRepository;
  readonly repository: MembersRepository;
  readonly security: SecurityRepository;
  readonly publicUrl: string;
  readonly clock: () => Date;
  /** What else a block ends, in the same transaction. */
  readonly onBlocked?: (tx: Db, userId: number) => Promise<void>;
}

/** What superusers see and do of other members. */
export function createMembersService({
  db,
  accounts,
  repository,
  security,
  publicUrl,
  clock,
  onBlocked,
}: Dependencies) {
  const address = new URL("/api/accounts/v1/userlist/", publicUrl);
  /** A search of nothing but signs is none. */
  const toWanted = ({ search, filter }: Pick<UserListQuery, "search" | "filter">) => ({
    ...(search !== undefined && /[\p{L}\p{N}]/u.test(search) && { search }),
    ...(filter && { filter }),
  });

  return {
    /** @throws AppError 404 `invalid_page` */
    page: ({ search, filter, ...query }: UserListQuery) => {
      const now = clock();
      const wanted = toWanted({ ...(search !== undefined && { search }), ...(filter && { filter }) });
      return readPage(
        {
          address,
          query: { ...query, ...wanted },
          list: (from: From) => repository.list(wanted, from, now),
        },
        (row): ListedUser =>
          toListedUser(
            {
              ...row,
              dateJoined: row.date_joined,
              isSuperuser: row.is_superuser,
              isActive: row.is_active,
              proExpiryDate: row.pro_expiry_date,
            },
            now,
          ),
      );
    },

    export: (query: Pick<UserListQuery, "search" | "filter">) => repository.export(toWanted(query), clock()),

    /** @throws AppError 404 */
    account: async (id: number): Promise<MemberAccount> => {
      const user = await accounts.byId(id);
      if (user === undefined) throw new AppError("not_found");
      const [sessions, block] = await Promise.all([
        security.sessions(id, clock()),
        user.isActive ? undefined : repository.lastBlock(db, id),
      ]);
      return toMemberAccount(user, sessions, block);
    },

    /** @throws AppError 404 */
    signOutEverywhere: (id: number, audit: Audit): Promise<void> =>
      inTransaction(db, async (tx) => {
        const user = await repository.lock(tx, id);
        if (user === undefined) throw new AppError("not_found");
        await repository.endSessions(tx, id);
        await audit(tx, id, { name: user.username });
      }),

    /**
     * Ends a member's right to sign in, and every session. Whoever does this is a superuser who can sign in, so as long
     * as nobody blocks themselves, a superuser is left.
     * @throws AppError 400, 404
     */
    block: (id: number, actorId: number, audit: Audit, reason?: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const superusers = await repository.lockSuperusers(tx);
        // Somebody else may have blocked the caller since this call began.
        if (!superusers.includes(actorId)) throw new AppError("unauthenticated");
        const user = await repository.lock(tx, id);
        if (user === undefined) throw new AppError("not_found");
        if (id === actorId) throw invalidInput({ non_field_errors: ["You cannot block yourself."] });
        if (!user.isActive) return;
        await repository.setActive(tx, id, false);
        await repository.endSessions(tx, id);
        await onBlocked?.(tx, id);
        await audit(tx, id, { name: user.username, ...(reason?.trim() && { reason: reason.trim() }) });
      }),

    /** @throws AppError 404 */
    unblock: (id: number, audit: Audit): Promise<User> =>
      inTransaction(db, async (tx) => {
        const user = await repository.lock(tx, id);
        if (user === undefined) throw new AppError("not_found");
        if (user.isActive) return user;
        await repository.setActive(tx, id, true);
        await audit(tx, id, { name: user.username });
        return { ...user, isActive: true };
      }),
  };
}

export type MembersService = ReturnType<typeof createMembersService>;
