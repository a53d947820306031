import type { campaigns, deliveries } from "#db/schema/campaigns.ts";
import { mailboxOf } from "#domain/names/mailbox.ts";
import { day } from "#domain/time/units-of-time.ts";
import type { Random } from "./random.ts";

interface Reader {
  /** The subscriber's id. */
  readonly id: number;
  readonly email: string;
  readonly since: Date;
  readonly unsubscribedAt: Date | null;
}

interface Shop {
  readonly now: Date;
  readonly superuserId: number;
  /** Oldest first. */
  readonly videos: readonly { readonly id: number; readonly since: Date }[];
  readonly readers: readonly Reader[];
}

interface Issue {
  readonly daysAgo: number;
  readonly subject: string;
  readonly previewText: string;
  readonly body: string;
}

/** Milliseconds between two mails at the default rate. */
const pace = 100;
const cards = 3;
/** An unsubscription within this many days of a mail counts as made through its link. */
const linkDays = 45;

/** The campaigns of the year. */
const issues: readonly Issue[] = [
  {
    daysAgo: 352,
    subject: "The library is open",
    previewText: "Short films, old films, and a look at other planets",
    body: "Thank you for waiting. **The library is open**, and these are the films that we would begin with.\n\nMany more are there already. Your free month is behind the link in your first mail from us.",
  },
  {
    daysAgo: 214,
    subject: "Worth staying up for",
    previewText: "New films for long evenings",
    body: "Here are three films that are worth staying up for.\n\n- What you save waits for you under *Favorites*.\n- Captions can be made larger, in the settings of the player.",
  },
  {
    daysAgo: 121,
    subject: "You asked for it",
    previewText: "What members missed, and what we found",
    body: "Members tell us what they miss, and we go and look for it. This is what we found since winter.\n\nWhat would *you* like to see? Request it in the library, and others can vote for it.",
  },
  {
    daysAgo: 33,
    subject: "New this month",
    previewText: "Three films, and a list of what to watch next",
    body: "Three films are new since our last mail.\n\nBy the way: what you do not finish on your phone goes on at the same second on your television.",
  },
];

/** The draft that the superuser is working on. */
const draft = {
  subject: "Series, one evening at a time",
  previewText: "What belongs together is now in one place",
  body: "Films that belong together now stand together, in their order, and the next one starts by itself.",
};

export const campaignCount = issues.length + 1;

/** The campaigns of a year with their recipients, bounces and unsubscriptions. */
export function newsOfTheYear(ids: readonly number[], { now, superuserId, videos, readers }: Shop, random: Random) {
  const newest = (at: Date) =>
    videos
      .filter(({ since }) => since < at)
      .slice(-cards)
      .map(({ id }) => id)
      .toReversed();
  const gone = new Set<number>();
  const mailed = issues.map(({ daysAgo, ...written }, n) => {
    const at = new Date(now.getTime() - daysAgo * day);
    const campaignId = ids[n] ?? 0;
    const reached = readers.filter(
      ({ id, since, unsubscribedAt }) =>
        since < at && (unsubscribedAt === null || unsubscribedAt > at) && !gone.has(id),
    );
    const sent = reached.map(({ id: subscriberId, email, unsubscribedAt }, place) => {
      const changedAt = new Date(at.getTime() + place * pace);
      const bounces = random.chance(0.02);
      if (bounces) gone.add(subscriberId);
      const left = unsubscribedAt !== null && unsubscribedAt.getTime() < at.getTime() + linkDays * day;
      return {
        ...{ campaignId, email, mailbox: mailboxOf(email), subscriberId, dueAt: at, attempts: 0, changedAt },
        state: "delivered" as const,
        answer: "250 2.0.0 Ok: queued",
        unsubscribedAt: left ? unsubscribedAt : null,
        bouncedAt: bounces ? new Date(changedAt.getTime() + 40_000) : null,
      } satisfies typeof deliveries.$inferInsert;
    });
    const endedAt = sent.at(-1)?.changedAt ?? at;
    return { written, at, endedAt, sent };
  });
  const campaign = (n: number, written: Omit<Issue, "daysAgo">, at: Date) => ({
    ...{ id: ids[n] ?? 0, ...written, videoIds: newest(at), audience: ["subscribers" as const], version: 6 },
    ...{ createdAt: new Date(at.getTime() - day), changedBy: superuserId },
  });
  return {
    deliveries: mailed.flatMap(({ sent }) => sent),
    campaigns: [
      ...mailed.map(({ written, at, endedAt }, n) => ({
        ...campaign(n, written, at),
        ...{ state: "sent" as const, sendAt: at, begunAt: at, endedAt, changedAt: endedAt },
      })),
      {
        ...campaign(issues.length, draft, now),
        ...{ state: "draft" as const, sendAt: null, begunAt: null, endedAt: null },
        changedAt: new Date(now.getTime() - day / 8),
      },
    ] satisfies (typeof campaigns.$inferInsert)[],
  };
}
