import { createHmac, randomInt } from "node:crypto";
import { isIPv6 } from "node:net";
import { type Challenge, Proof } from "@mindreel/contract/wire/proof-of-work";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { Value } from "typebox/value";
import type { Db } from "#data/database.ts";
import { emailKey } from "#data/email-key.ts";
import { inTransaction } from "#data/transaction.ts";
import { and, eq, inArray, lt, sql } from "#db/orm.ts";
import { attempts } from "#db/schema/security.ts";
import { ProofRequired, TooSoon } from "#domain/errors.ts";
import { latestPast } from "#domain/time/clock.ts";
import { day, minute } from "#domain/time/units-of-time.ts";
import { serverKey } from "./server-key.ts";

/** PBKDF2 iterations of one step: about half a millisecond of CPU time. */
const cost = 1_000;
/** Steps of the minimum work, which takes a browser less than half a second. */
const steps = 400;
/** Milliseconds for which a challenge is valid. */
const lifetime = 2 * minute;

/** Signed challenges: solving one costs a browser a moment, solving a thousand costs an attacker hours. */
function createProofs(secret: string, clock: () => Date) {
  const key = (purpose: string) => createHmac("sha256", secret).update(purpose).digest("base64url");
  const secrets = { hmacSignatureSecret: key("challenge"), hmacKeySignatureSecret: key("solution") };

  return {
    /** @param work in multiples of the minimum work */
    challenge: async (subject: string, work: number): Promise<Challenge> => {
      const { parameters, signature } = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost,
        counter: randomInt(steps * work, 2 * steps * work),
        data: { for: subject, work, until: clock().getTime() + lifetime },
        deriveKey,
        ...secrets,
      });
      const challenge = Value.Parse(Proof.properties.challenge, { parameters, signature });
      return challenge;
    },

    /**
     * Checks the proof in a call's header.
     * @returns its nonce, which can be spent once; undefined if the proof is invalid or of too little work
     */
    check: async (header: string, subject: string, work: number): Promise<string | undefined> => {
      const proof = parse(header);
      if (proof === undefined) return undefined;
      const { data, nonce } = proof.challenge.parameters;
      if (data.for !== subject || data.work < work || data.until < clock().getTime()) return undefined;
      const { verified } = await verifySolution({
        challenge: proof.challenge,
        solution: { ...proof.solution, time: 0 },
        deriveKey,
        ...secrets,
      });
      return verified ? nonce : undefined;
    },

    lifetime,
  };
}

function parse(header: string): Proof | undefined {
  try {
    const proof: unknown = JSON.parse(Buffer.from(header, "base64").toString("utf8"));
    return Value.Check(Proof, proof) ? proof : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The network by which an IP address is counted: for IPv6 its first 64 bits, since one household has all of the rest.
 */
export function networkOf(ipAddress: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ipAddress)?.[1];
  if (mapped !== undefined || !isIPv6(ipAddress)) return mapped ?? ipAddress;
  const [head = "", tail = ""] = (ipAddress.split("%")[0] ?? "").toLowerCase().split("::");
  const [first, last] = [head, tail].map((part) => part.split(":").filter((group) => group !== ""));
  const missing = 8 - (first?.length ?? 0) - (last?.length ?? 0);
  const groups = [...(first ?? []), ...Array.from({ length: Math.max(0, missing) }, () => "0"), ...(last ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

interface Allowance {
  /** Attempts that are free of both waiting and work. */
  readonly free: number;
  /** Seconds after which one attempt no longer counts. */
  readonly seconds: number;
}

interface Rule extends Allowance {
  readonly key: string;
}

/** The counts for a call, in addition to that of the caller's network. */
export interface Throttle {
  /** Calls about one email address, from anywhere. */
  readonly email?: Allowance;
  /** Calls about one email address from one network. */
  readonly pair?: Allowance;
  /** A success is not counted, and makes the network known for the email address. */
  readonly failuresOnly?: true;
}

export interface Caller {
  readonly call: string;
  readonly ipAddress: string;
  readonly email: string | undefined;
  readonly proof: string | undefined;
  /** The honeypot field was filled in: proof of work is always required. */
  readonly suspicious: boolean;
}

/** For all calls of one network. */
const network: Allowance = { free: 60, seconds: 60 };

const knownFor = 30 * day;
/** The `freeAt` of a count within its allowance: earlier than any clock, even one that lags behind. */
const noWait = new Date(0);
/** Seconds. The wait doubles with each attempt beyond the free ones, up to this. */
const longestWait = 300;

/** Counts an attempt. @returns false for one that is too early and has no proof; it is not counted */
async function count(tx: Db, { key, free, seconds }: Rule, now: Date, proven: boolean): Promise<boolean> {
  const ahead = sql`${attempts.at} > ${latestPast(now)}::timestamptz`;
  // Calls arrive out of order and servers' clocks differ a little, so time must not run backwards here.
  const at = sql`case when ${ahead} then ${now}::timestamptz else greatest(${attempts.at}, ${now}::timestamptz) end`;
  const left = sql`greatest(0, ${attempts.level} - extract(epoch from ${at} - ${attempts.at}) / ${seconds})`;
  const level = sql`case when ${ahead} then 0 else ${left} end + 1`;
  const wait = sql`least(power(2, least(20, ceil(${level} - ${free}))), ${longestWait})`;
  const freeAt = sql`case when ${level} > ${free} then ${at} + make_interval(secs => ${wait}) else ${noWait}::timestamptz end`;
  const forgetAt = new Date(now.getTime() + day);
  const counted = await tx
    .insert(attempts)
    .values({ key, level: 1, at: now, freeAt: noWait, forgetAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: { level, at, freeAt, forgetAt },
      setWhere: proven ? sql`true` : sql`${attempts.freeAt} <= ${now} or ${ahead}`,
    })
    .returning({ key: attempts.key });
  return counted.length > 0;
}

/** Counts attempts at one target, such as a member's password, where proof of work does not shorten the wait. */
export function createTally(db: Db, allowance: Allowance, clock: () => Date) {
  return {
    /**
     * Counts an attempt before it is made, so that concurrent attempts all count.
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

/**
 * Throttles open calls: beyond the allowance a caller must wait, longer each time, or do proof of work for each call.
 */
export async function createThrottler(db: Db, clock: () => Date) {
  const secret = await serverKey(db, "throttle");
  const proofs = createProofs(secret, clock);
  const keyOf = (...parts: string[]) => createHmac("sha256", secret).update(JSON.stringify(parts)).digest("base64url");

  function keysOf({ call, ipAddress, email = "" }: Caller) {
    const [from, about] = [networkOf(ipAddress), emailKey(email)];
    return {
      network: keyOf(call, "network", from),
      email: keyOf(call, "email", about),
      pair: keyOf(call, "pair", about, from),
      known: keyOf(call, "known", about, from),
    };
  }

  /** How long to wait, in seconds, and the work that avoids the wait, in multiples of the minimum work. */
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

  /** @returns false for a proof that was used before */
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
     * Lets a call through or throws. Nobody can lock a member out by calling with their email address: on networks
     * where the member has signed in before, only failures from there count, and elsewhere proof of work lets them in.
     * @returns a function to call once the call has succeeded
     * @throws ProofRequired
     */
    enter: async (throttle: Throttle, caller: Caller): Promise<() => Promise<void>> => {
      const keys = keysOf(caller);
      const now = clock();
      const subject = keyOf(caller.call, "proof", networkOf(caller.ipAddress), emailKey(caller.email ?? ""));
      await inTransaction(db, async (tx) => {
        const known = throttle.failuresOnly === true && (await isKnown(tx, keys.known, now));
        const rules: Rule[] = [
          { ...network, key: keys.network },
          ...(throttle.email && !known ? [{ ...throttle.email, key: keys.email }] : []),
          ...(throttle.pair ? [{ ...throttle.pair, key: keys.pair }] : []),
          // Locked in the same order by every call, to avoid deadlocks.
        ].toSorted((a, b) => (a.key < b.key ? -1 : 1));
        const refused: Rule[] = [];
        for (const rule of rules) if (!(await count(tx, rule, now, false))) refused.push(rule);
        if (refused.length === 0 && !caller.suspicious) return;
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

    /** Deletes counts that no longer matter. */
    sweep: async (): Promise<void> => {
      await db.delete(attempts).where(lt(attempts.forgetAt, clock()));
    },
  };
}

export type Throttler = Awaited<ReturnType<typeof createThrottler>>;
