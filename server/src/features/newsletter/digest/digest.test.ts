import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";
import { nextDigest } from "./digest.policy.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const library = libraryOf(t, token);
const day = 86_400_000;
await t.query("update news_settings set mails_per_hour = 3600000");

async function reader(likes?: number) {
  const { id, email, token: own } = first(await t.members("member", 1));
  await t.query("update users set email_confirmed_at = now() where id = $1", [id]);
  expect(await t.ok("GET /api/newsletter/v1/preferences/", { token: own })).toEqual({ news: false });
  expect(await t.ok("PATCH /api/newsletter/v1/preferences/", { token: own, body: { news: true } })).toEqual({
    news: true,
  });
  if (likes !== undefined) await t.query("insert into likes (user_id, video_id) values ($1, $2)", [id, likes]);
  return { email, token: own };
}
const campaigns = async () =>
  await t.query<{ id: number; state: string }>("select id, state from campaigns order by id");
const setTo = (digest: "off" | "weekly" | "monthly", by = token) =>
  t.ok("PUT /api/admin/v1/news-settings/", { token: by, body: { mails_per_hour: 3_600_000, digest } });
const make = () => t.services.newsletter.digest.makeIfDue();

it("a digest has the new videos of the categories that its reader likes, is sent when due, and is never empty", async () => {
  const [owls, bats] = [await library.category("Owls"), await library.category("Bats")];
  const [owl = 0, bat = 0] = await library.fill([
    { title: "Old owl", categoryId: owls },
    { title: "Old bat", categoryId: bats },
  ]);
  const likesOwls = await reader(owl);
  const likesBats = await reader(bat);
  const likesNothing = await reader();
  await t.query("update users set language = 'de' where email = $1", [likesNothing.email]);
  const unwilling = await reader(owl);
  await t.ok("PATCH /api/newsletter/v1/preferences/", { token: unwilling.token, body: { news: false } });

  t.advance(8 * day);
  await make();
  await setTo("weekly");
  expect(await t.ok("GET /api/admin/v1/news-settings/", { token })).toMatchObject({ digest: "weekly" });
  t.advance(8 * day);
  await make();
  expect(await campaigns()).toEqual([]);

  await t.query("update videos set created_at = $1", [new Date(t.clock().getTime() - 365 * day)]);
  t.advance(day);
  const [fresh = 0] = await library.fill([{ title: "New owl", categoryId: owls }]);
  await t.query("update videos set created_at = $2 where id = $1", [fresh, t.clock()]);
  const german = { language: "de", title: "Neue Eule", description: "" };
  await t.ok("PUT /api/admin/v1/videos/{id}/translations/", { token, id: fresh, body: german });
  await make();
  expect(await campaigns()).toEqual([]);
  t.advance(7 * day);
  await make();
  await make();
  await vi.waitFor(async () => expect(await campaigns()).toMatchObject([{ state: "sent" }]));
  const isDigest = /^(New this week at|Neu in dieser Woche bei) Mindreel$/;
  const digests = () => t.mails.filter(({ subject }) => isDigest.test(subject));
  await vi.waitFor(() => expect(digests()).toHaveLength(2));
  const mails = digests();
  expect(mails.map(({ to }) => to).toSorted()).toEqual([likesOwls.email, likesNothing.email].toSorted());
  // Its text is generated, so all of it is in the reader's language.
  expect(mails.find(({ to }) => to === likesOwls.email)).toMatchObject({
    ...{ subject: "New this week at Mindreel", text: expect.stringContaining("New owl") },
  });
  expect(mails.find(({ to }) => to === likesNothing.email)).toMatchObject({
    ...{ subject: "Neu in dieser Woche bei Mindreel", html: expect.stringContaining('<html lang="de" dir="ltr">') },
    text: expect.stringMatching(/^Neu in dieser Woche\s+Neue Eule/),
  });
  expect(mails.map(({ text }) => text).join()).not.toMatch(/Old owl|bat\b/);
  const [skipped] = await t.query("select email, state from deliveries where state = 'skipped'");
  expect(skipped).toEqual({ email: likesBats.email, state: "skipped" });

  await setTo("off");
  t.advance(60 * day);
  await make();
  expect(await campaigns()).toHaveLength(1);
});

it("digests keep the hour at which they were turned on, even if the job starts seconds earlier each week", async () => {
  const hour = 3_600_000;
  t.advance(hour - (t.clock().getTime() % hour) + 41 * 60_000 + 30_000);
  await setTo("weekly", first(await t.members("superuser", 1)).token);
  const before = (await campaigns()).length;
  const nextWeek = async () => {
    t.advance(7 * day - 5000);
    const [fresh] = await library.fill([{ title: "Of this week" }]);
    await t.query("update videos set created_at = $2 where id = $1", [fresh, t.clock()]);
    await make();
    return (await campaigns()).length - before;
  };
  for (const made of [1, 2, 3]) expect(await nextWeek()).toBe(made);
  // As a server of an earlier version leaves it.
  await t.query("update news_settings set digest_since = null");
  expect(await nextWeek()).toBe(4);
});

const hour = 3_600_000;

it.each([
  ["weekly", "2026-01-29T08:30:00Z", "2026-02-05T08:00:00Z"],
  ["monthly", "2026-01-15T08:30:00Z", "2026-02-15T08:00:00Z"],
  ["monthly", "2026-01-31T08:30:00Z", "2026-02-28T08:00:00Z"],
  ["monthly", "2025-12-31T08:30:00Z", "2026-01-31T08:00:00Z"],
] as const)("the first %s digest since %s is due at %s", (digest, since, next) => {
  expect(nextDigest(digest, new Date(since), new Date(since))).toEqual(new Date(next));
});

it("a digest that was made days late is followed by one on the usual day", () => {
  const since = new Date("2026-01-31T08:30:00Z");
  expect(nextDigest("monthly", since, new Date("2026-03-03T20:41:00Z"))).toEqual(new Date("2026-03-31T08:00:00Z"));
  expect(nextDigest("weekly", since, new Date("2026-02-25T20:41:00Z"))).toEqual(new Date("2026-02-28T08:00:00Z"));
});

/** When the digests since a time are made by a job that starts up to a minute after 41 minutes past each hour. */
function made(digest: "weekly" | "monthly", since: Date, delays: readonly number[]): Date[] {
  let last = since;
  return delays.map((delay) => {
    const due = nextDigest(digest, since, last).getTime();
    const run = Math.floor(due / hour) * hour + 41 * 60_000 + delay;
    last = new Date(run < due ? run + hour : run);
    return last;
  });
}

const times = fc.date({ min: new Date("2024-01-01"), max: new Date("2032-01-01"), noInvalidDate: true });
const delays = fc.array(fc.integer({ min: 0, max: 59_999 }), { minLength: 1, maxLength: 40 });

it("weekly digests stay on their day and hour, however many there are", () => {
  fc.assert(
    fc.property(times, delays, (since, all) => {
      const days = made("weekly", since, all).map((at) => Math.floor(at.getTime() / hour) * hour);
      const start = Math.floor(since.getTime() / hour) * hour;
      expect(days).toEqual(all.map((_, index) => start + (index + 1) * 7 * day));
    }),
  );
});

it("monthly digests are on the same day and hour of each month, or on its last day, however many there are", () => {
  fc.assert(
    fc.property(times, delays, (since, all) => {
      made("monthly", since, all).forEach((at, index) => {
        const [year, month] = [since.getUTCFullYear(), since.getUTCMonth() + index + 1];
        const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
        const expected = Date.UTC(year, month, Math.min(since.getUTCDate(), last), since.getUTCHours());
        expect(Math.floor(at.getTime() / hour) * hour).toBe(expected);
      });
    }),
  );
});
