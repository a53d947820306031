import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import type { FastifyBaseLogger } from "fastify";
import { buildApp } from "#app.ts";
import type { Config } from "#config/config.ts";
import type { Viewer } from "#domain/library/visibility.ts";
import { day, minute } from "#domain/time/units-of-time.ts";
import { recogniseSource, type Source } from "#features/catalogue/mechanisms/sources.policy.ts";
import { createPorts, type Infrastructure } from "#infrastructure.ts";
import { noPayments } from "#ports/payments/off.ts";
import { accountsFile, type Credentials, type DemoAccount } from "./accounts.ts";
import { dateNotices } from "./business/business.repository.ts";
import { liveAYear } from "./business/business.ts";
import { openDays } from "./business/lives.ts";
import { repeatable } from "./business/random.ts";
import {
  ailingVideos,
  type DemoVideo,
  demoCaptions,
  demoNotes,
  demoRequests,
  demoSeries,
  demoThumbnail,
  demoVideos,
  goneOids,
} from "./library.ts";

/** The showcase that the superuser chose for the landing page: a bit of everything. */
const showcased = new Set([
  ...["spring", "caminandes-llamigos", "cabinet-of-dr-caligari", "design-for-dreaming"],
  ...["perseverance-touchdown", "black-hole-flight", "aurora-over-lapland", "power-of-light"],
]);

/** The series at the top of Home. */
const featured = "Blender Open Films";

/** The first categories on Home. */
const railCategories = ["Space", "Nature", "Animated Films"];

/** The categories that the pro member follows. */
const followed = new Set(["Nature", "Space", "Animated Films"]);

/** A viewer who sees everything. */
const viewer = { id: 0, isSuperuser: true, earlyAccess: false };

const newPassword = () => randomBytes(9).toString("base64url").replaceAll(/[-_]/g, "x");

/** One video of each category in turn, so that the first page shows all of them; our own clips come last. */
function mixed(videos: readonly DemoVideo[]): DemoVideo[] {
  const turns = Object.values(Object.groupBy(videos, (video) => video.category)).flatMap((group = []) =>
    group.map((video, turn) => ({ video, turn: video.source.startsWith("/") ? Number.POSITIVE_INFINITY : turn })),
  );
  return turns.sort((a, b) => (a.turn === b.turn ? 0 : a.turn - b.turn)).map(({ video }) => video);
}

function playable(url: string, publicUrl: string): Source {
  const source = recogniseSource(new URL(url, publicUrl).href);
  if (source === null) throw new Error(`the demo cannot play ${url}`);
  return source;
}

/**
 * How many days ago a video was added, by how many were added after it: the first forty when the library opened, the
 * others at a growing rate, about eight of them in the last month.
 */
function addedDaysAgo(after: number): number {
  const sinceOpening = 57;
  if (after >= sinceOpening) return openDays + 1 + (after - sinceOpening) * 0.01;
  return 1.3 + openDays * (after / sinceOpening) ** 1.3;
}

interface SeededVideo {
  readonly id: number;
  readonly title: string;
  /** Seconds, if known from the start. */
  readonly duration: number | undefined;
  readonly since: Date;
  /** 0 if nobody ever watched it. */
  readonly popularity: number;
}

const demoEmail = (name: DemoAccount): string => `${name}@example.com`;

/** Fills an empty library with the demo's content, or continues an interrupted seed. */
export async function seedDemo(
  infrastructure: Infrastructure,
  config: Config,
  logger: FastifyBaseLogger,
): Promise<void> {
  let now = new Date();
  const start = now.getTime();
  const daysAgo = (days: number) => new Date(start - days * day);
  const ports = createPorts(config, logger);
  const { services } = await buildApp({
    ...infrastructure,
    ...ports,
    payments: noPayments,
    config,
    clock: () => now,
    logger,
  });

  const videos = await seedVideos();
  const credentials = await seedAccounts();
  await liveAYear({
    ...{ db: infrastructure.database.db, config, now, videos, goneOids },
    superuserId: (await ensure("superuser", null)).id,
    categories: await services.catalogue.categories.all(),
    remember: services.newsletter.offers.remember,
  });
  await seedPro(videos);
  await seedRequests();
  await writeFile(accountsFile(config), `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });

  async function seedVideos() {
    const videos = mixed(demoVideos());
    const categories = new Map((await services.catalogue.categories.all()).map(({ name, id }) => [name, id]));
    const present = new Map((await services.catalogue.videos.idsByOid()).map(({ oid, id }) => [oid, id]));
    const random = repeatable(20_261);
    const seeded: SeededVideo[] = [];
    for (const [index, video] of videos.entries()) {
      const picture = { content: demoThumbnail(video.slug) };
      const categoryId =
        categories.get(video.category) ??
        (await services.catalogue.categories.create({ name: video.category }, picture)).id;
      categories.set(video.category, categoryId);
      now = daysAgo(addedDaysAgo(videos.length - 1 - index));
      const id =
        present.get(video.oid) ??
        (await services.catalogue.videoEditing.create({
          ...describe(video),
          ...{ categoryId, picture, showcased: showcased.has(video.slug) },
        }));
      const { captions } = services.catalogue;
      const there = await captions.list(id, viewer);
      for (const { content, ...naming } of demoCaptions(video.slug)) {
        const isThere = there.some(({ language, kind }) => language === naming.language && kind === naming.kind);
        if (!isThere) await captions.add(id, naming, content);
      }
      // A few are popular, most are not, and some were never watched.
      const popularity = index % 31 === 17 ? 0 : random.next() ** 3 + 0.02;
      seeded.push({ id, title: video.title, duration: video.duration, since: now, popularity });
      present.set(video.oid, id);
    }
    await seedSeries(new Map(videos.map(({ slug, oid }) => [slug, present.get(oid)])));
    await arrangeHome(categories);
    for (const { daysAgo: days, releaseInDays, category, slug, source, ...video } of ailingVideos) {
      now = daysAgo(days);
      if (present.has(video.oid)) continue;
      await services.catalogue.videoEditing.create({
        ...video,
        source: playable(source, config.publicUrl),
        categoryId: categories.get(category ?? "") ?? null,
        picture: { content: demoThumbnail(slug) },
        releaseAt: releaseInDays === undefined ? null : daysAgo(-releaseInDays),
      });
    }
    now = new Date(start);
    return seeded;
  }

  async function seedSeries(idOf: ReadonlyMap<string, number | undefined>): Promise<void> {
    const present = new Map((await services.catalogue.series.choices()).map(({ title, id }) => [title, id]));
    for (const { title, description, videos } of demoSeries) {
      const id = present.get(title) ?? (await services.catalogue.seriesAdmin.create({ title, description }, undefined));
      const ids = videos.flatMap((slug) => idOf.get(slug) ?? []);
      await services.catalogue.seriesOrder.seat(ids.map((videoId) => ({ videoId, series: { id } })));
    }
  }

  /** As its owner would: the series that everybody knows on top, and the subjects before the series. */
  async function arrangeHome(categories: ReadonlyMap<string, number>): Promise<void> {
    const series = new Map((await services.catalogue.series.choices()).map(({ title, id }) => [title, id]));
    const id = series.get(featured);
    const shelves = railCategories.flatMap((name) => categories.get(name) ?? []);
    await services.catalogue.home.arrange(
      {
        featured: id === undefined ? null : { kind: "series", id },
        rails: [
          ...[{ id: "new" }, { id: "subjects" }],
          ...[...series.values()].map((each) => ({ id: `series:${each}` })),
          ...shelves.map((each) => ({ id: `category:${each}` })),
        ],
      },
      viewer,
    );
  }

  function describe(video: DemoVideo) {
    return {
      title: video.title,
      description: `${video.description}\n\n${video.credit} · ${video.license}`,
      oid: video.oid,
      ...(video.duration !== undefined && { duration: video.duration }),
      // The demo's own clips are stored as paths, so that they play under any PUBLIC_URL.
      source: { ...playable(video.source, config.publicUrl), url: video.source },
    };
  }

  async function ensure(name: DemoAccount, password: string | null) {
    const draft = { username: name, email: demoEmail(name), password, isSuperuser: name === "superuser" };
    // They see the titles as they were written.
    return { ...(await services.accounts.registration.ensure(draft)), language: undefined };
  }

  async function seedAccounts(): Promise<Credentials> {
    const add = async (name: DemoAccount) => {
      const password = newPassword();
      await ensure(name, password);
      return { email: demoEmail(name), password };
    };
    // The superuser has been there since the library's first day.
    now = daysAgo(openDays + 7);
    const superuser = await add("superuser");
    now = new Date(start);
    return { superuser, pro: await add("pro"), free: await add("free") };
  }

  /** The videos that the member has begun, and those that they have watched. */
  async function beginFilms(videos: readonly SeededVideo[], member: Viewer): Promise<void> {
    const films = videos.flatMap(({ id, duration = 0 }) => (duration > 60 ? [{ id, duration }] : []));
    for (const [n, part] of [0.31, 0.72, 0.12].entries()) {
      const { id, duration } = films[n] ?? {};
      if (id === undefined || duration === undefined) continue;
      const report = { session: `demo-${n}`, seq: 0, position: duration * part, duration, playing: false };
      await services.playback.plays.report(id, report, member, "Firefox on Linux");
    }
    for (const { id } of films.slice(3, 5)) await services.playback.plays.setWatched(id, member, true);
  }

  /** The categories that the member has followed for a while, and the notices since. */
  async function follow(member: Viewer): Promise<void> {
    const { announcements, follows } = services.notices;
    now = daysAgo(31);
    for (const { id, name } of await services.catalogue.categories.all()) {
      if (followed.has(name)) await follows.follow({ userId: member.id, kind: "category", id });
    }
    now = new Date(start);
    await announcements.announceVideos();
    // They last read their notices a week ago.
    await dateNotices(infrastructure.database.db, member.id, daysAgo(7));
  }

  /** Gives the pro member a free year, and lists that are worth a look. */
  async function seedPro(videos: readonly SeededVideo[]): Promise<void> {
    const member = await ensure("pro", null);
    if (member.proExpiryDate !== null) return;
    await services.billing.entitlement.give(member.id, 365, "A year for the demo", null);
    const random = repeatable(20_262);
    const watched = videos.filter(() => random.chance(0.22)).map(({ id }) => id);
    for (const likevideo of watched.filter(() => random.chance(0.6))) {
      await services.engagement.likes.create({ likevideo, likeusers: [member.id] }, member);
    }
    for (const [n, video] of watched.entries()) {
      now = new Date(start - (watched.length - n) * minute);
      await services.engagement.lists.create("recent", { user: member.id, video: [video] }, member);
    }
    now = new Date(start);
    const saved = watched.filter(() => random.chance(0.25));
    await services.engagement.lists.create("saved", { user: member.id, video: saved }, member);
    await beginFilms(videos, member);
    await follow(member);
    const idsByOid = new Map((await services.catalogue.videos.idsByOid()).map(({ oid, id }) => [oid, id]));
    for (const { oid, at, text } of demoNotes) {
      const video = idsByOid.get(oid);
      if (video !== undefined) await services.engagement.notes.write({ video, at, text }, member);
    }
  }

  async function seedRequests(): Promise<void> {
    const { requests, requestAdmin } = services.engagement;
    const pro = await ensure("pro", null);
    if ((await requests.page({}, pro, { number: 1, cursor: undefined })).total > 0) return;
    const [first, second] = await Promise.all(
      [1, 2].map((number) => services.accounts.memberAdmin.page({}, { number, cursor: undefined })),
    );
    const others = [...(first?.page.rows ?? []), ...(second?.page.rows ?? [])]
      .filter(({ id, isSuperuser }) => id !== pro.id && !isSuperuser)
      .map(({ id }) => ({ id, isSuperuser: false, earlyAccess: false }));
    const idsByOid = new Map((await services.catalogue.videos.idsByOid()).map(({ oid, id }) => [oid, id]));
    const oids = new Map(demoVideos().map(({ slug, oid }) => [slug, oid]));
    for (const [n, { text, daysAgo: days, votes, answer }] of demoRequests.entries()) {
      now = daysAgo(days);
      const askers = n === 0 ? [pro, ...others] : [...others.slice(n), ...others.slice(0, n)];
      let id: number | undefined;
      for (const asker of askers.slice(0, votes)) id = (await requests.ask({ text }, asker)).row.id;
      const video = idsByOid.get(oids.get(answer ?? "") ?? "");
      if (id !== undefined && video !== undefined) await requestAdmin.answer(id, video);
    }
    now = new Date(start);
  }
}
