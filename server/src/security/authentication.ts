import { hash, randomBytes, timingSafeEqual } from "node:crypto";
import { type Language, languageOf } from "@mindreel/contract/plain/languages";
import type { Config } from "#config/config.ts";
import type { Cache } from "#data/cache/cache.ts";
import { recordDependency } from "#data/cache/dependencies.ts";
import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { type Entitled, isPro } from "#domain/entitlement.ts";
import type { Watcher } from "#domain/library/open-to.ts";
import { type HeldPlans, plansHeldAt } from "#domain/member-plan.ts";
import { hour } from "#domain/time/units-of-time.ts";

const digestOf = (text: string): Buffer => hash("sha256", text, "buffer");

/** Whether an `Authorization` header is `Bearer` with this token. Digests have one length, as a safe comparison needs. */
export const bearsToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(digestOf(authorization ?? ""), digestOf(`Bearer ${token}`));

/** The member who makes a call. */
export interface Member extends Entitled, Watcher {
  /** A superuser who must set up two-factor sign-in first; `isSuperuser` is false until then. */
  readonly lacksSecondFactor: boolean;
  /** The language that they chose; null: none, or none of ours. */
  readonly chosenLanguage: Language | null;
  /** Identifies the session of this call. */
  readonly tokenHash: string;
}

/** Days without a call after which a session ends. */
export const sessionLifetimeDays = 30;

/** A new token: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The form in which the database stores a token. A fast hash is enough, since 256 random bits cannot be guessed. */
export const hashToken = (token: string): string => hash("sha256", token, "base64url");

interface Row {
  readonly id: number;
  readonly isSuperuser: boolean;
  readonly proExpiryDate: Date | null;
  readonly heldPlans: HeldPlans;
  readonly earlyAccess: boolean;
  readonly language: string;
  readonly twoFactor: boolean;
  readonly lastUsedAt: Date;
  readonly stale: boolean;
}

export type Authenticate = (authorization: string | undefined) => Promise<Member | null>;

/**
 * Reads `Authorization: Token …` with at most one query per call, and at most one write per hour and session. Only
 * existing sessions are cached, so nobody can fill the cache with made-up tokens.
 */
export function createAuthenticator(
  { db, cache, clock }: { db: Db; cache: Cache; clock: () => Date },
  { superusersNeedTwoFactors }: Pick<Config, "superusersNeedTwoFactors">,
): Authenticate {
  const sessions = cache.namespace<Row | undefined>("session", () => 300);

  async function read(tokenHash: string, now: Date): Promise<Row | undefined> {
    const [row] = await hotQuery<Row>(
      db,
      sql`select users.id, users.is_superuser, users.pro_expiry_date, users.held_plans, users.early_access, users.language, sessions.two_factor,
            sessions.last_used_at, sessions.last_used_at < ${now}::timestamptz - interval '1 hour' as stale
          from sessions join users on users.id = sessions.user_id
          where sessions.token_hash = ${tokenHash} and users.is_active
            and sessions.last_used_at > ${now}::timestamptz - make_interval(days => ${sessionLifetimeDays}::int)`,
    );
    if (row === undefined) return undefined;
    if (row.stale) {
      await hotQuery(db, sql`update sessions set last_used_at = ${now} where token_hash = ${tokenHash}`);
    }
    const lastUsed = row.stale ? now : row.lastUsedAt;
    recordDependency([`session ${tokenHash}`, `member ${row.id}`], new Date(lastUsed.getTime() + hour));
    return row;
  }

  return async (authorization) => {
    const token = /^Token ([\w-]{43})$/.exec(authorization ?? "")?.[1];
    if (token === undefined) return null;
    const tokenHash = hashToken(token);
    const now = clock();
    const row = await sessions.get(tokenHash, now, () => read(tokenHash, now));
    if (row === undefined) return null;
    const proExpiryDate = row.proExpiryDate;
    const lacksSecondFactor = superusersNeedTwoFactors && row.isSuperuser && !row.twoFactor;
    return {
      id: row.id,
      isSuperuser: row.isSuperuser && !lacksSecondFactor,
      proExpiryDate,
      isMember: true,
      isPro: isPro({ isSuperuser: row.isSuperuser, proExpiryDate }, now),
      plans: plansHeldAt(row.heldPlans, now),
      earlyAccess: row.earlyAccess,
      lacksSecondFactor,
      chosenLanguage: languageOf(row.language) ?? null,
      tokenHash,
    };
  };
}
