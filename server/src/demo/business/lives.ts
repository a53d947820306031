import type { PastAct } from "#ports/payments/rehearsed-past.ts";
import type { Person } from "./people.ts";
import type { Random } from "./random.ts";

/** Moments are in seconds since 1970. */

const hour = 3600;
const day = 86_400;
/** The shop opened this many days ago. */
export const openDays = 365;

export interface Life {
  readonly person: Person;
  readonly joinedAt: number;
  /** A news sign-up with the same address, and when its free month was claimed. */
  readonly news?: { readonly at: number; readonly usedAt: number | null } | undefined;
  readonly gift?: { readonly at: number; readonly days: number; readonly reason: string };
  readonly blocked?: { readonly at: number; readonly reason: string };
  /** What happened at the payment provider, in order. */
  readonly acts: readonly PastAct[];
  /** Videos watched on an average day while pro. */
  readonly keenness: number;
}

/** The distinctive part of a life; the rest is filled in. */
type Plot = Pick<Life, "acts"> & Partial<Pick<Life, "gift" | "blocked" | "news" | "joinedAt">>;

/** The same time of day so many calendar months and days earlier, so that the last renewal was that many days ago. */
function monthsBefore(now: number, months: number, days: number): number {
  const date = new Date((now - days * day) * 1000);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return Math.floor(date.getTime() / 1000);
}

/** Lives that cover each state in which a member can be today. */
function leadingPlots(now: number): Plot[] {
  const subscribes = (months: number, days: number): PastAct => ({
    at: monthsBefore(now, months, days),
    does: "subscribes",
  });
  const ago = (days: number, does: PastAct["does"], seconds = 0): PastAct => ({
    at: Math.floor(now - days * day) + seconds,
    does,
  });
  const freeMonth = (days: number): Plot => {
    const usedAt = Math.floor(now - days * day);
    return { joinedAt: usedAt, news: { at: usedAt - 5 * hour, usedAt }, acts: [] };
  };
  const gift = (days: number, given: number, reason: string): Plot => ({
    acts: [],
    gift: { at: Math.floor(now - days * day), days: given, reason },
  });
  return [
    // Became pro in the last 24 hours.
    ...[0.12, 0.4, 0.83].map((days) => ({ acts: [ago(days, "subscribes")] })),
    // A renewal failed, and is being retried.
    { acts: [subscribes(4, 2), ago(6, "card_fails")] },
    { acts: [subscribes(2, 5), ago(10, "card_fails")] },
    // Cancelled, and still pro.
    { acts: [subscribes(5, 12), ago(4, "cancels")] },
    { acts: [subscribes(1, 9), ago(8, "cancels")] },
    { acts: [subscribes(8, 20), ago(1.5, "cancels")] },
    // Paused, now and before.
    { acts: [subscribes(6, 9), ago(3, "pauses")] },
    { acts: [subscribes(7, 14), ago(42, "pauses"), ago(38, "unpauses")] },
    { acts: [subscribes(6, 4), ago(33, "cancels"), ago(31, "resumes")] },
    // Refunds; a full one ends the subscription.
    { acts: [subscribes(2, 16), ago(13, "is_refunded"), ago(13, "ends_now", 90)] },
    { acts: [subscribes(1, 95), ago(121, "is_refunded"), ago(121, "ends_now", 200)] },
    { acts: [subscribes(5, 11), ago(7, "is_refunded_in_part")] },
    { acts: [subscribes(9, 22), ago(160, "is_refunded_in_part")] },
    // Disputes: one lost, one won.
    { acts: [subscribes(4, 25), ago(80, "disputes"), ago(58, "loses_dispute"), ago(58, "ends_now", 300)] },
    { acts: [subscribes(7, 3), ago(120, "disputes"), ago(97, "wins_dispute")] },
    // Came back after a while.
    { acts: [subscribes(10, 4), ago(215, "cancels"), ago(64, "subscribes")] },
    { acts: [subscribes(8, 19), ago(190, "cancels"), ago(21, "subscribes")] },
    { acts: [subscribes(9, 8), ago(160, "cancels"), ago(12, "subscribes")] },
    // Free months that run now, and free time that a superuser gave.
    ...[1.2, 3, 6, 9, 13, 17, 22, 26].map(freeMonth),
    gift(9, 30, "Found a broken film and told us"),
    gift(64, 90, "Lent us two films for the library"),
    {
      ...gift(18, 7, "Sorry for the hour without pictures"),
      acts: [subscribes(3, 6)],
    },
    // Blocked, which also cancels the renewal.
    {
      acts: [subscribes(5, 8), ago(7, "cancels")],
      blocked: { at: now - 7 * day, reason: "Sold the password of the account" },
    },
  ];
}

/** A subscription from a moment on, until now or its cancellation, and perhaps another one later. */
function subscriptionsFrom(start: number, now: number, random: Random): PastAct[] {
  const acts: PastAct[] = [{ at: start, does: "subscribes" }];
  for (let month = 1; ; month++) {
    // About the middle of the month's paid period.
    const middle = Math.floor(start + (month - random.between(0.35, 0.65)) * 30.4 * day);
    if (middle > now - 2 * day) return acts;
    if (random.chance(0.075)) {
      acts.push({ at: middle, does: "cancels" });
      const back = middle + Math.floor(random.between(55, 140) * day);
      return random.chance(0.3) && back < now ? [...acts, ...subscriptionsFrom(back, now, random)] : acts;
    }
    if (random.chance(0.06)) {
      acts.push({ at: middle, does: "card_fails" });
      const changed = middle + Math.floor(random.between(18, 22) * day);
      if (random.chance(0.35) || changed > now) return acts;
      acts.push({ at: changed, does: "changes_card" });
      // Nothing else happens in the month of a changed card.
      month += 1;
    }
  }
}

/** An ordinary member: looks around, takes a free month, subscribes. More join every month. */
function crowdPlot(now: number, random: Random): Plot {
  const joinedAt = Math.floor(now - (random.next() ** 1.35 * (openDays - 2) + 1) * day);
  const kind = random.next();
  if (kind < 0.3) return { joinedAt, acts: [] };
  const soon = (from: number, to: number) => joinedAt + Math.floor(random.between(from, to) * day);
  if (kind < 0.58) {
    const news = { at: joinedAt - Math.floor(random.between(0.1, 60) * hour), usedAt: joinedAt };
    const start = soon(24, 34);
    const acts = random.chance(0.5) && start < now - day ? subscriptionsFrom(start, now, random) : [];
    return { joinedAt, news, acts };
  }
  const start = soon(0.01, 9);
  return { joinedAt, acts: start < now - day ? subscriptionsFrom(start, now, random) : [] };
}

/** A year of members' lives up to a moment, in the order in which they joined. */
export function inventLives(people: readonly Person[], now: number, random: Random): Life[] {
  const leading = leadingPlots(now);
  const lives = people.map((person, index): Life => {
    const plot = leading[index] ?? crowdPlot(now, random);
    const first = Math.min(plot.acts[0]?.at ?? now, plot.gift?.at ?? now);
    const joinedAt = plot.joinedAt ?? Math.floor(first - random.between(0.02, 6) * day);
    return { ...plot, person, joinedAt, keenness: 0.15 + random.next() ** 2 * 1.3 };
  });
  return lives.toSorted((a, b) => a.joinedAt - b.joinedAt);
}
