import type { Config } from "#config/config.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { day as dayMs, hour } from "#domain/time/units-of-time.ts";
import { nextSyncNumber } from "#features/billing/mechanisms/subscription-sync/sync-numbers.repository.ts";
import { rehearsePast } from "#ports/payments/rehearsed-past.ts";
import { stripeTerms } from "#ports/payments/stripe.mapper.ts";
import { auditYear } from "./audit-year.ts";
import * as business from "./business.repository.ts";
import { type Books, followMember, type Grant } from "./ledger.ts";
import { inventLives, type Life, openDays } from "./lives.ts";
import { campaignCount, newsOfTheYear } from "./news.ts";
import { inventPeople, type Person } from "./people.ts";
import { type Random, repeatable } from "./random.ts";
import { inventRetention } from "./retention.ts";
import { inventViewing, type ShownVideo, type Viewer } from "./viewing.ts";

interface Shop {
  readonly db: Db;
  readonly config: Pick<Config, "appName" | "dataDir" | "publicUrl" | "planPriceCents" | "payments">;
  readonly now: Date;
  readonly superuserId: number;
  /** Oldest first. */
  readonly videos: readonly (ShownVideo & { readonly title: string })[];
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  /** The oids of videos that a provider took down. */
  readonly goneOids: readonly string[];
  /** Stores the mailbox of a member who had a free month. */
  readonly remember: (tx: Db, userId: number, email: string) => Promise<void>;
}

const memberCount = 280;
/** Readers of the news without an account. */
const readerCount = 74;
const offerDays = 90;
const freeMonthDays = 30;
const date = (seconds: number) => new Date(seconds * 1000);

const comments = [
  "A friend sent me the film about the Moon. More like that, please!",
  "Do you plan more music?",
  "I teach physics and would love to use this in class.",
  "Greetings from a night shift.",
  "Looking forward to the old films.",
];

/**
 * Fills a new library with a year of business, up to now: members who joined, paid, failed to pay, paused, left and
 * came back, and what they watched. The payment emulator gets the same past, so that both sides agree. Unless payments
 * are rehearsed, nobody has paid anything.
 */
export async function liveAYear(shop: Shop): Promise<void> {
  const { db, config, now } = shop;
  if (await business.hasBusiness(db)) return;
  const random = repeatable(20_261);
  const people = inventPeople(memberCount + readerCount, random);
  const lives = inventLives(people.slice(0, memberCount), Math.floor(now.getTime() / 1000), random);
  const readers = newsOf(lives, people.slice(memberCount), now, random);
  const past = config.payments === "rehearsal" ? await rehearsePast(config, now) : undefined;
  await inTransaction(db, async (tx) => {
    const ids = await business.reserve(tx, {
      users: lives.length,
      subscribers: readers.length,
      // A member has one grant at most.
      grants: lives.length,
      campaigns: campaignCount,
    });
    const news = readers.map((reader, n) => ({ ...reader, id: ids.subscribers[n] ?? 0, offerId: ids.offers[n] ?? 0 }));
    const syncNumber = await nextSyncNumber(tx);
    const books: Books = { customers: [], checkouts: [], subscriptions: [], payments: [], events: [], history: [] };
    const members = lives.map((life, n) => {
      const id = ids.users[n] ?? 0;
      const member = followMember(id, stripeTerms, syncNumber);
      const { username: name, email } = life.person;
      if (life.acts.length > 0) past?.live({ id, email, name, acts: life.acts }, member.note);
      const offerId = news.find((reader) => reader.life === life)?.offerId ?? 0;
      const grants = grantsOf(life, { offerId, timeId: ids.freeTime[n] ?? 0, superuserId: shop.superuserId });
      const standing = member.close(books, grants, now);
      return { id, life, grants, ...standing };
    });
    const numbers = past?.numberInvoices();
    for (const payment of books.payments) payment.number = numbers?.get(payment.id) ?? null;
    const viewers = members.map(({ id, spans, life }): Viewer => ({ id, spans, keenness: life.keenness }));
    const viewing = inventViewing(viewers, shop.videos, now, random);
    const nights = nightsOf(books, now);
    const mailed = newsOfTheYear(
      ids.campaigns,
      {
        ...shop,
        readers: news.map(({ id, at, person: { email }, unsubscribedAt }) => ({
          ...{ id, email, since: date(at), unsubscribedAt },
        })),
      },
      repeatable(20_264),
    );
    await business.insertYear(tx, {
      users: members.map(({ id, life, proUntil, plan }) => ({
        ...accountOf(id, life, proUntil, viewing.lastSeen.get(id), now, random),
        plan: plan?.plan ?? null,
        planAt: plan?.planAt ?? null,
      })),
      subscribers: news.map(({ id, person, at, unsubscribedAt, comment }) => ({
        ...{ id, firstName: person.firstName, middleName: "", lastName: person.lastName },
        ...{ fullName: `${person.firstName} ${person.lastName}`, age: person.age, telephone: person.phone },
        ...{ country: person.country, secondaryEmail: person.email, comments: comment },
        ...{ unsubscribedAt, createdAt: date(at) },
      })),
      offers: news.map(({ id: subscriberId, offerId: id, at, life }) => ({
        ...{ id, subscriberId, expiresAt: date(at + offerDays * 86_400), mailedAt: date(at + 20) },
        usedAt: life?.news?.usedAt ? date(life.news.usedAt) : null,
        usedBy: life === undefined ? null : (members.find((member) => member.life === life)?.id ?? null),
      })),
      freeTime: members.flatMap(({ id: userId, grants }) => grants.map(({ time }) => ({ ...time, userId }))),
      ...books,
      paymentEvents: books.events.toSorted((a, b) => +a.receivedAt - +b.receivedAt),
      entitlementHistory: books.history.toSorted((a, b) => +a.at - +b.at),
      reconciliations: nights,
      watchDays: viewing.days,
      watchTotals: viewing.totals,
      retention: inventRetention(viewing.days, repeatable(20_263)),
      ...{ lists: viewing.lists, listVideos: viewing.listVideos, likes: viewing.likes },
      ...mailed,
      auditLog: auditYear({ ...shop, members, campaigns: mailed.campaigns }),
    });
    for (const { id, life } of members) {
      if (life.news?.usedAt) await shop.remember(tx, id, life.person.email);
    }
    await business.noteGone(tx, shop.goneOids, nights.at(-1)?.endedAt ?? now);
    past?.save();
  });
}

interface Reader {
  readonly person: Person;
  readonly at: number;
  /** The member who claimed the free month. */
  readonly life: Life | undefined;
  readonly unsubscribedAt: Date | null;
  readonly comment: string;
}

/** Everybody who signed up for the news, in the order of their sign-ups. */
function newsOf(lives: readonly Life[], others: readonly Person[], now: Date, random: Random): Reader[] {
  const seconds = Math.floor(now.getTime() / 1000);
  const sign = (person: Person, at: number, life?: Life): Reader => {
    const left = at + Math.floor(random.between(3, 120) * 86_400);
    return {
      ...{ person, at, life },
      unsubscribedAt: random.chance(0.12) && left < seconds ? date(left) : null,
      comment: random.chance(0.14) ? random.pick(comments) : "",
    };
  };
  return [
    ...lives.flatMap((life) => (life.news === undefined ? [] : [sign(life.person, life.news.at, life)])),
    ...others.map((person) => sign(person, Math.floor(seconds - random.next() ** 1.3 * openDays * 86_400))),
  ].toSorted((a, b) => a.at - b.at);
}

function grantsOf(
  { news, gift }: Life,
  { offerId, timeId: id, superuserId }: { offerId: number; timeId: number; superuserId: number },
): Grant[] {
  if (gift !== undefined) {
    const { days, reason } = gift;
    const time = { id, kind: "gift", days, reason, grantedAt: date(gift.at), grantedBy: superuserId } as const;
    return [{ time, source: `free time ${id}` }];
  }
  if (!news?.usedAt) return [];
  const time = { id, kind: "free_month", days: freeMonthDays, grantedAt: date(news.usedAt) } as const;
  return [{ time: { ...time, reason: "", grantedBy: null }, source: `offer ${offerId}` }];
}

function accountOf(
  id: number,
  { person, joinedAt, blocked, news }: Life,
  proExpiryDate: Date | null,
  seen: Date | undefined,
  now: Date,
  random: Random,
) {
  const { firstName, lastName, username, email, country, age, gender, phone } = person;
  const joined = date(joinedAt);
  const visited = new Date(joined.getTime() + random.next() ** 2 * (now.getTime() - joined.getTime()));
  return {
    ...{ id, username, email, firstName, lastName, country, age, gender, phone, proExpiryDate },
    fullName: `${firstName} ${lastName}`,
    isActive: blocked === undefined,
    earlyAccess: Boolean(news?.usedAt),
    emailConfirmedAt: joined,
    dateJoined: joined,
    lastLogin: seen ?? visited,
  };
}

/** The nightly reconciliations that are still stored. They found nothing. */
function nightsOf({ subscriptions }: Books, now: Date) {
  const keptNights = 30;
  const midnight = now.getTime() - (now.getTime() % dayMs);
  return Array.from({ length: keptNights }, (_, n) => {
    const startedAt = new Date(midnight - (keptNights - n) * dayMs + 3.5 * hour);
    const compared = subscriptions.filter((each) => each.startedAt < startedAt).length;
    return { startedAt, endedAt: new Date(startedAt.getTime() + 900 + compared * 4), compared };
  });
}
