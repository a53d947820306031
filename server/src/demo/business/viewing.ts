import type { watchDays, watchTotals } from "#db/schema/figures.ts";
import type { likes, lists, listVideos } from "#db/schema/library/engagement.ts";
import { day as dayMs, hour } from "#domain/time/units-of-time.ts";
import type { Random } from "./random.ts";

export interface Viewer {
  readonly id: number;
  /** When they were pro. */
  readonly spans: readonly (readonly [Date, Date])[];
  /** Videos watched on an average day. */
  readonly keenness: number;
}

export interface ShownVideo {
  readonly id: number;
  readonly since: Date;
  /** 0 if nobody ever watched it. */
  readonly popularity: number;
}

/** The records of everything that was watched, liked and saved. */
export interface Viewing {
  readonly days: (typeof watchDays.$inferInsert)[];
  readonly totals: (typeof watchTotals.$inferInsert)[];
  readonly lists: (typeof lists.$inferInsert)[];
  readonly listVideos: (typeof listVideos.$inferInsert)[];
  readonly likes: (typeof likes.$inferInsert)[];
  /** When each member watched last. */
  readonly lastSeen: ReadonlyMap<number, Date>;
}

/** The number of shards over which the product spreads a day's total. */
const shares = 16;
/** The number of days for which new videos are watched more. */
const freshDays = 18;

interface Watched {
  plays: number;
  seconds: number;
}

function add(sums: Map<string, Watched>, key: string, seconds: number): void {
  const sum = sums.get(key) ?? { plays: 0, seconds: 0 };
  sums.set(key, { plays: sum.plays + 1, seconds: sum.seconds + seconds });
}

/** Picks videos by popularity, among those that existed on a day. */
function createShelf(videos: readonly ShownVideo[], random: Random) {
  const shelves = new Map<number, { readonly video: ShownVideo; readonly upTo: number }[]>();
  function shelf(day: number) {
    const known = shelves.get(day);
    if (known !== undefined) return known;
    let upTo = 0;
    const made = videos
      .filter(({ since, popularity }) => popularity > 0 && since.getTime() < day)
      .map((video) => {
        upTo += video.popularity * (day - video.since.getTime() < freshDays * dayMs ? 3 : 1);
        return { video, upTo };
      });
    shelves.set(day, made);
    return made;
  }
  return (day: number): ShownVideo | undefined => {
    const made = shelf(day);
    const at = random.next() * (made.at(-1)?.upTo ?? 0);
    return made.find(({ upTo }) => at < upTo)?.video;
  };
}

/** What members watched while they were pro, day by day, most of it in the evening and at weekends. */
export function inventViewing(
  viewers: readonly Viewer[],
  videos: readonly ShownVideo[],
  now: Date,
  random: Random,
): Viewing {
  const pick = createShelf(videos, random);
  const byDay = new Map<string, Watched>();
  const byShare = new Map<string, Watched>();
  const kept: Viewing["lists"] = [];
  const entries: Viewing["listVideos"] = [];
  const liked: Viewing["likes"] = [];
  const lastSeen = new Map<number, Date>();

  function watch(viewer: Viewer, seen: Map<ShownVideo, Date>, from: number, to: number): void {
    for (let day = from - (from % dayMs); day < to; day += dayMs) {
      const weekend = [0, 6].includes(new Date(day).getUTCDay());
      const plays = Math.floor(viewer.keenness * (weekend ? 1.7 : 0.9) * random.between(0.2, 1.8) + random.next());
      for (let n = 0; n < plays; n++) {
        const at = day + (15 + random.next() ** 0.7 * 8.9) * hour;
        const video = pick(day);
        const seconds = 45 + Math.round(random.next() ** 1.6 * 2_400);
        if (video === undefined || at < from || at + seconds * 1000 > to) continue;
        const date = new Date(at).toISOString().slice(0, 10);
        add(byDay, `${date} ${video.id}`, seconds);
        add(byShare, `${date} ${viewer.id % shares}`, seconds);
        const before = seen.get(video);
        if (before === undefined || at > before.getTime()) seen.set(video, new Date(at));
      }
    }
  }

  for (const viewer of viewers) {
    const seen = new Map<ShownVideo, Date>();
    for (const [from, to] of viewer.spans) watch(viewer, seen, from.getTime(), Math.min(to.getTime(), now.getTime()));
    keep(viewer.id, seen);
  }
  return {
    days: entriesOf(byDay).map(({ id: videoId, ...sum }) => ({ videoId, ...sum })),
    totals: entriesOf(byShare).map(({ id: share, ...sum }) => ({ share, ...sum })),
    lists: kept,
    listVideos: entries,
    likes: liked,
    lastSeen,
  };

  function keep(userId: number, seen: ReadonlyMap<ShownVideo, Date>): void {
    if (seen.size === 0) return;
    const watched = [...seen].toSorted(([, a], [, b]) => +a - +b);
    lastSeen.set(userId, watched.at(-1)?.[1] ?? now);
    const saved = watched.filter(() => random.chance(0.14));
    for (const [kind, chosen] of [["recent", watched] as const, ["saved", saved] as const]) {
      if (chosen.length === 0) continue;
      kept.push({ userId, kind });
      entries.push(...chosen.map(([{ id: videoId }, addedAt]) => ({ userId, kind, videoId, addedAt })));
    }
    for (const [{ id: videoId, popularity }] of watched) {
      if (random.chance(0.12 + popularity * 0.5)) liked.push({ userId, videoId });
    }
  }
}

const entriesOf = (sums: ReadonlyMap<string, Watched>) =>
  [...sums].map(([key, sum]) => {
    const [day = "", id] = key.split(" ");
    return { day, id: Number(id), ...sum };
  });
