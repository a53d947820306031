import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import type { Db } from "#data/database.ts";
import { emailKey } from "#data/email-key.ts";
import { inTransaction } from "#data/transaction.ts";
import { and, eq, inArray, lt, sql } from "#db/orm.ts";
import { attempts } from "#db/schema/security.ts";
import { ProofRequired, TooSoon } from "#http/errors.ts";
import { createProofs } from "./proof-of-work.ts";
import { serverKey } from "./server-key.ts";

/** So many attempts are a person's; one of them wears off in so many seconds. */
interface Allowance {
  readonly free: number;
  readonly seconds: number;
}

interface Rule extends Allowance {
  readonly key: string;
}

/** What is counted of a call. Without `email` only the caller's network is. */
export interface Throttle {
  /** Calls about one e-mail address, whoever makes them. */
  readonly email?: Allowance;
  /** Calls about one e-mail address from one network. */
  readonly pair?: Allowance;
  /** A success counts for nothing, and makes the network a known one of the address. */
  readonly failuresOnly?: true;
}

export interface Caller {
  readonly call: string;
  readonly address: string;
  readonly email: string | undefined;
  readonly proof: string | undefined;
  /** Did what no person does. */
  readonly suspect: boolean;
}

/** The calls of one network, whatever they are about. */
const network: Allowance = { free: 60, seconds: 60 };

const day = 86_400_000;
const knownFor = 30 * day;
/** Before any clock: whoever has to wait for nothing is not refused by one that is behind either. */
const atOnce = new Date(0);
/** The longest wait, in seconds: with every attempt beyond the free ones it doubles. */
const longestWait = 300;

/** An address as it is counted: of IPv6 the first half, for a household has all of the second. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = "", tail = ""] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const [first, last] = [head, tail].map((part) => part.split(":").filter((group) => group !== ""));
  const missing = 8 - (first?.length ?? 0) - (last?.length ?? 0);
  const groups = [...(first ?? []), ...Array.from({ length: Math.max(0, missing) }, () => "0"), ...(last ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

/** Counts an attempt. @returns false for one that comes too early and without proof: it is not counted */
async function count(tx: Db, { key, free, seconds }: Rule, now: Date, proven: boolean): Promise<boolean> {
  // Calls arrive out of order, and clocks of servers differ a little: time never runs backwards here.
  const at = sql`greatest(${attempts.at}, ${now}::timestamptz)`;
  const level = sql`greatest(0, ${attempts.level} - extract(epoch from ${at} - ${attempts.at}) / ${seconds}) + 1`;
  const wait = sql`least(power(2, least(20, ceil(${level} - ${free}))), ${longestWait})`;
  const freeAt = sql`case when ${level} > ${free} then ${at} + make_interval(secs => ${wait}) else ${atOnce}::timestamptz end`;
  const forgetAt = new Date(now.getTime() + day);
  const counted = await tx
    .insert(attempts)
    .values({ key, level: 1, at: now, freeAt: atOnce, forgetAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: { level, at, freeAt, forgetAt },
      setWhere: proven ? sql`true` : sql`${attempts.freeAt} <= ${now}`,
    })
    .returning({ key: attempts.key });
  return counted.length > 0;
}

/** Attempts at one thing, such as a member's password, where no work stands in for waiting. */
export function createTally(db: Db, allowance: Allowance, clock: () => Date) {
  return {
    /**
     * Counts an attempt before it is made, so that many at once are many.
     * @throws TooSoon
     */
    enter: async (key: string): Promise<void> => {
      const now = clock();
      if (await count(db, { ...allowance, key }, now, false)) return;
      const [row] = await db.select().from(attempts).where(eq(attempts.key, key));
      const left = (row?.freeAt.getTime() ?? 0) - now.getTime();
      throw new TooSoon(Math.max(1, Math.ceil(left / 1000)));
    },

    forget: async (key: string): Promise<void> => {
      await db.delete(attempts).where(eq(attempts.key, key));
    },
  };
}

/** Keeps open calls at a person's pace: whoever is faster waits, ever longer, or does a little work for each call. */
export async function createThrottler(db: Db, clock: () => Date) {
  const secret = await serverKey(db, "throttle");
  const proofs = createProofs(secret, clock);
  const keyOf = (...parts: string[]) => createHmac("sha256", secret).update(JSON.stringify(parts)).digest("base64url");

  function keysOf({ call, address, email = "" }: Caller) {
    const [from, about] = [networkOf(address), emailKey(email)];
    return {
      network: keyOf(call, "network", from),
      email: keyOf(call, "email", about),
      pair: keyOf(call, "pair", about, from),
      known: keyOf(call, "known", about, from),
    };
  }

  /** How long to wait, in seconds, and how much work does instead. */
  async function price(tx: Db, rules: readonly Rule[], now: Date): Promise<{ wait: number; work: number }> {
    const rows = await tx
      .select()
      .from(attempts)
      .where(
        inArray(
          attempts.key,
          rules.map(({ key }) => key),
        ),
      );
    const over = rows.map(({ key, level }) => level - (rules.find((rule) => rule.key === key)?.free ?? 0));
    const waits = rows.map(({ freeAt }) => Math.ceil((freeAt.getTime() - now.getTime()) / 1000));
    return { wait: Math.max(1, ...waits), work: 2 ** Math.min(4, Math.floor(Math.max(0, ...over) / 5)) };
  }

  /** Each proof counts once. */
  async function spend(tx: Db, nonce: string, now: Date): Promise<boolean> {
    const until = new Date(now.getTime() + proofs.lifetime);
    const row = { key: keyOf("proof", nonce), level: 1, at: now, freeAt: now, forgetAt: until };
    return (await tx.insert(attempts).values(row).onConflictDoNothing().returning({ key: attempts.key })).length > 0;
  }

  async function isKnown(tx: Db, key: string, now: Date): Promise<boolean> {
    const known = and(eq(attempts.key, key), sql`${attempts.forgetAt} > ${now}`);
    return (await tx.select({ key: attempts.key }).from(attempts).where(known)).length > 0;
  }

  return {
    /**
     * Lets a call in, or throws. A member's address in a stranger's hands locks nobody out: where they have signed in
     * before only their own failures count, and elsewhere a proof opens.
     * @returns what to do when the call has succeeded
     * @throws ProofRequired
     */
    enter: async (throttle: Throttle, caller: Caller): Promise<() => Promise<void>> => {
      const keys = keysOf(caller);
      const now = clock();
      const subject = keyOf(caller.call, "proof", networkOf(caller.address), emailKey(caller.email ?? ""));
      await inTransaction(db, async (tx) => {
        const known = throttle.failuresOnly === true && (await isKnown(tx, keys.known, now));
        const rules: Rule[] = [
          { ...network, key: keys.network },
          ...(throttle.email && !known ? [{ ...throttle.email, key: keys.email }] : []),
          ...(throttle.pair ? [{ ...throttle.pair, key: keys.pair }] : []),
          // Everybody takes them in the same order: two calls never wait for each other.
        ].toSorted((a, b) => (a.key < b.key ? -1 : 1));
        const refused: Rule[] = [];
        for (const rule of rules) if (!(await count(tx, rule, now, false))) refused.push(rule);
        if (refused.length === 0 && !caller.suspect) return;
        const { wait, work } = await price(tx, refused.length > 0 ? refused : rules, now);
        const nonce = caller.proof === undefined ? undefined : await proofs.check(caller.proof, subject, work);
        if (nonce === undefined || !(await spend(tx, nonce, now))) {
          throw new ProofRequired(await proofs.challenge(subject, work), wait);
        }
        for (const rule of refused) await count(tx, rule, now, true);
      });
      return async () => {
        if (throttle.failuresOnly !== true) return;
        const row = { key: keys.known, level: 0, at: now, freeAt: now, forgetAt: new Date(now.getTime() + knownFor) };
        const { forgetAt } = row;
        await inTransaction(db, async (tx) => {
          await tx.delete(attempts).where(eq(attempts.key, keys.pair));
          await tx
            .update(attempts)
            .set({ level: sql`greatest(0, ${attempts.level} - 1)` })
            .where(inArray(attempts.key, [keys.network, keys.email]));
          await tx.insert(attempts).values(row).onConflictDoUpdate({ target: attempts.key, set: { forgetAt } });
        });
      };
    },

    /** Forgets what has worn off. */
    sweep: async (): Promise<void> => {
      await db.delete(attempts).where(lt(attempts.forgetAt, clock()));
    },
  };
}

export type Throttler = Awaited<ReturnType<typeof createThrottler>>;
