import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import type { FastifyBaseLogger } from "fastify";
import { buildApp } from "#app.ts";
import type { Config } from "#config/config.ts";
import type { Viewer } from "#domain/visibility.ts";
import { recogniseSource, type Source } from "#features/catalogue/sources/sources.policy.ts";
import { createPorts, type Infrastructure } from "#infrastructure.ts";
import { noPayments } from "#ports/payments/off.ts";
import { accountsFile, type Credentials, type DemoAccount } from "./accounts.ts";
import { type DemoVideo, demoThumbnail, demoVideos } from "./library.ts";
import { demoEmail, demoMembers } from "./members.ts";

const day = 86_400_000;

const newPassword = () => randomBytes(9).toString("base64url").replaceAll(/[-_]/g, "x");

/** Pseudo-random numbers in [0, 1), the same ones every time, so that every demo looks alike. */
function repeatable(seed: number): () => number {
  let state = seed;
  return () => {
    // The Park-Miller minimal standard generator.
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** One video of each category in turn, so that the first page shows all of them; our own clips come last. */
function mixed(videos: readonly DemoVideo[]): DemoVideo[] {
  const turns = Object.values(Object.groupBy(videos, (video) => video.category)).flatMap((group = []) =>
    group.map((video, turn) => ({ video, turn: video.source.startsWith("/") ? Number.POSITIVE_INFINITY : turn })),
  );
  return turns.sort((a, b) => (a.turn === b.turn ? 0 : a.turn - b.turn)).map(({ video }) => video);
}

/** The demo's own clips are stored as paths, so that they play under any PUBLIC_URL. */
function demoSource(video: DemoVideo, publicUrl: string): Source {
  const source = recogniseSource(new URL(video.source, publicUrl).href);
  if (source === null) throw new Error(`the demo cannot play ${video.source}`);
  return { ...source, url: video.source };
}

/** Fills an empty library with the demo's content, or continues where that was interrupted. */
export async function seedDemo(
  infrastructure: Infrastructure,
  config: Config,
  logger: FastifyBaseLogger,
): Promise<void> {
  let now = new Date();
  const start = now.getTime();
  const ports = createPorts(config, logger);
  const { services } = await buildApp({
    ...infrastructure,
    ...ports,
    payments: noPayments,
    config,
    clock: () => now,
    logger,
  });

  const videoIds = await seedVideos();
  const credentials = await seedAccounts();
  await seedEngagement(videoIds);
  await seedSubscribers();
  await writeFile(accountsFile(config), `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });

  async function seedVideos(): Promise<number[]> {
    const videos = mixed(demoVideos());
    const categories = new Map((await services.catalogue.categories.all()).map(({ name, id }) => [name, id]));
    const present = new Map((await services.catalogue.videos.idsByOid()).map(({ oid, id }) => [oid, id]));
    const ids: number[] = [];
    for (const [index, video] of videos.entries()) {
      const picture = demoThumbnail(video.slug);
      const categoryId =
        categories.get(video.category) ?? (await services.catalogue.categories.create(video.category, picture)).id;
      categories.set(video.category, categoryId);
      // About one a day; the last of the list yesterday.
      now = new Date(start - (videos.length - index) * 1.3 * day);
      const created =
        present.get(video.oid) ??
        (await services.catalogue.videoEditing.create({ ...describe(video), categoryId, picture }));
      ids.push(created);
    }
    now = new Date(start);
    return ids;
  }

  function describe(video: DemoVideo) {
    return {
      title: video.title,
      description: `${video.description}\n\n${video.credit} · ${video.license}`,
      oid: video.oid,
      source: demoSource(video, config.publicUrl),
    };
  }

  async function seedAccounts(): Promise<Credentials> {
    const ensure = async (name: DemoAccount) => {
      const password = newPassword();
      await services.accounts.registration.ensure({
        username: name,
        email: demoEmail(name),
        password,
        isSuperuser: name === "superuser",
      });
      return { email: demoEmail(name), password };
    };
    return { superuser: await ensure("superuser"), pro: await ensure("pro"), free: await ensure("free") };
  }

  /** Subscribers of the newsletter, without the emails that signing up sends. */
  async function seedSubscribers(): Promise<void> {
    const countries = ["Iceland", "Portugal", "Japan", "Canada", "Kenya"];
    for (const [n, name] of demoMembers.entries()) {
      const firstName = name.charAt(0).toUpperCase() + name.slice(1);
      await services.newsletter.subscribers.add({
        firstName,
        middleName: "",
        lastName: "Example",
        fullName: `${firstName} Example`,
        age: 19 + ((n * 7) % 50),
        telephone: n % 3 === 0 ? "" : `+1 202 555 01${10 + n}`,
        country: countries[n % countries.length] ?? "",
        secondaryEmail: demoEmail(name),
        comments: "",
      });
    }
  }

  /** Likes, saved videos and watch histories; a few videos are popular, most are not. */
  async function seedEngagement(ids: readonly number[]): Promise<void> {
    const random = repeatable(20_261);
    const popularity = ids.map(() => random() ** 3);
    for (const [n, name] of ["pro", ...demoMembers].entries()) {
      // About one joined every nine days.
      now = new Date(start - n * 9.3 * day);
      const member = await services.accounts.registration.ensure({
        username: name,
        email: demoEmail(name),
        password: null,
        isSuperuser: false,
      });
      now = new Date(start);
      if (member.proExpiryDate === null)
        await services.billing.entitlement.give(member.id, 365, "A year for the demo", null);
      const watched = ids.filter((_, index) => random() < 0.08 + (popularity[index] ?? 0) * 0.6);
      for (const likevideo of watched.filter(() => random() < 0.6)) {
        await services.engagement.likes.create({ likevideo, likeusers: [member.id] }, member);
      }
      await watch(member, watched, (start - member.dateJoined.getTime()) / day);
      const saved = watched.filter(() => random() < 0.25);
      if (saved.length > 0) await services.engagement.lists.create("saved", { user: member.id, video: saved }, member);
    }

    /** Mostly in the last weeks, and not before the member joined (`days` ago) or the video was added. */
    async function watch(member: Viewer, watched: readonly number[], days: number): Promise<void> {
      const times = watched
        .map((video) => ({
          video,
          ago: random() ** 1.5 * Math.min(days, (ids.length - ids.indexOf(video)) * 1.3),
          seconds: 60 + Math.round(random() ** 2 * 1500),
        }))
        .toSorted((a, b) => b.ago - a.ago);
      for (const [n, { video, ago, seconds }] of times.entries()) {
        // As the player does: one report at the start, another at the end.
        now = new Date(start - ago * day - seconds * 1000);
        await services.engagement.watchTime.report({ video, seconds: 0 }, member);
        now = new Date(start - ago * day);
        await services.engagement.watchTime.report({ video, seconds }, member);
        if (n >= times.length - 20)
          await services.engagement.lists.create("recent", { user: member.id, video: [video] }, member);
      }
      now = new Date(start);
    }
  }
}
