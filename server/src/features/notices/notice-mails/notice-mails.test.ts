import { describe, expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";

const preferences = "PATCH /api/notices/v1/preferences/";
const minute = 60_000;

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const library = libraryOf(t, token);

let made = 0;
const category = () => library.category(`Wildlife ${++made}`);

async function follower(id: number, change: object = { mail_videos: true }) {
  const member = first(await t.members("pro", 1));
  await t.query("update users set email_confirmed_at = now() where id = $1", [member.id]);
  await t.ok("PUT /api/notices/v1/categories/{id}/follow/", { token: member.token, id });
  await t.ok(preferences, { token: member.token, body: change });
  return member;
}

const add = async (categoryId: number, ...titles: string[]) => {
  const ids = await library.fill(titles.map((title) => ({ title, categoryId })));
  await t.services.notices.announcements.announceVideos();
  return ids;
};

async function mail(minutes = 30) {
  t.advance(minutes * minute);
  await t.services.notices.noticeMails.mailDue();
  const waiting = "select from pgboss.job where name = 'mail-notices' and state in ('created', 'active', 'retry')";
  await vi.waitFor(async () => expect(await t.query(waiting)).toEqual([]));
}

const mailsTo = ({ email }: { readonly email: string }) => t.mails.filter(({ to }) => to === email);

describe("mails about new videos", () => {
  it("gather the videos of half an hour, go to those who want them, and end with one click", async () => {
    const id = await category();
    const [member, quiet] = [await follower(id), await follower(id, {})];
    const [bats] = await add(id, "Bats");
    t.advance(10 * minute);
    await add(id, "The tawny owl");
    await mail(10);
    expect(mailsTo(member)).toEqual([]);
    await mail();
    await mail();
    expect(mailsTo(quiet)).toEqual([]);
    const { subject, text, html, unsubscribe = "" } = first(mailsTo(member));
    expect(mailsTo(member)).toHaveLength(1);
    expect(subject).toBe("New: The tawny owl and 1 more");
    expect(text).toMatch(
      /The tawny owl http:\/\/mindreel\.test\/watch\/\d+\n\nBats http:\/\/mindreel\.test\/watch\/\d+\n/,
    );
    expect(html).toMatch(/<a class="address" href="http:\/\/mindreel\.test\/watch\/\d+"[^>]*>Bats<\/a>/);
    expect(unsubscribe).toMatch(/^http:\/\/mindreel\.test\/api\/notices\/v1\/unsubscribe\/\d+\.[\w-]{43}\/$/);
    expect(text).toContain("http://mindreel.test/notices/unsubscribe/");

    await add(id, "On its way");
    const press = (url: string) =>
      t.app.inject({
        ...{ method: "POST", url, payload: "List-Unsubscribe=One-Click" },
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
    expect((await press("/api/notices/v1/unsubscribe/1.x/")).statusCode).toBe(404);
    for (let times = 0; times < 2; times++) expect((await press(new URL(unsubscribe).pathname)).statusCode).toBe(200);
    await mail();
    expect(mailsTo(member)).toHaveLength(1);
    expect(await t.ok("GET /api/notices/v1/preferences/", { token: member.token })).toMatchObject({
      ...{ app_videos: true, mail_videos: false },
    });
    expect(bats).toBeGreaterThan(0);
  });

  it("link to the video if it is the only one, and leave out those read or deleted meanwhile", async () => {
    const id = await category();
    const [member, reader] = [await follower(id), await follower(id)];
    const [gone, stays] = await add(id, "Gone", "Stays");
    await t.ok("POST /api/notices/v1/read/", { token: reader.token });
    await t.query("update videos set deleted_at = now() where id = $1", [gone]);
    await mail();
    expect(first(mailsTo(member)).text).toContain(`http://mindreel.test/watch/${stays}`);
    expect(first(mailsTo(member)).text).not.toContain("Gone");
    expect(mailsTo(reader)).toEqual([]);
  });

  it("show three of them with their stills, and say how many more there are", async () => {
    const id = await category();
    const member = await follower(id);
    const [oldest] = await add(id, "Ants", "Bees", "Cats", "Dogs", "Eels");
    await t.query("update videos set thumbnail = 'a-still' where id > $1 and category_id = $2", [oldest, id]);
    await mail();
    const { text, html } = first(mailsTo(member));
    expect(text).toContain("This is new in what you follow, and 2 more videos:");
    expect(text.match(/\/watch\//g)).toHaveLength(3);
    expect(html.match(/<img src="http:\/\/mindreel\.test\/media\/a-still\/854\.webp" alt=""/g)).toHaveLength(3);
  });

  it("wait until the quiet hours end", async () => {
    const id = await category();
    const now = t.clock();
    const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString().slice(11, 16);
    const quiet_hours = { from: inHours(-1), until: inHours(2), time_zone: "UTC" };
    const [member, awake] = [await follower(id, { mail_videos: true, quiet_hours }), await follower(id)];
    await add(id, "At night");
    await mail();
    expect([mailsTo(member).length, mailsTo(awake).length]).toEqual([0, 1]);
    await mail(60);
    expect(mailsTo(member)).toEqual([]);
    await mail(31);
    expect(mailsTo(member)).toHaveLength(1);
  });

  it("are sent no faster than the owner allows for news", async () => {
    const id = await category();
    await t.query("update news_settings set mails_per_hour = 36");
    const members: Awaited<ReturnType<typeof follower>>[] = [];
    for (let n = 0; n < 5; n++) members.push(await follower(id));
    await add(id, "Popular");
    const sent = () => members.flatMap(mailsTo).length;
    await mail();
    expect(sent()).toBe(3);
    await mail(5);
    expect(sent()).toBe(5);
  });

  it("are sent even if the member wants nothing in the app", async () => {
    const id = await category();
    const member = await follower(id, { app_videos: false, mail_videos: true });
    await add(id, "By mail alone");
    expect(await t.ok("GET /api/notices/v1/notices/", { token: member.token })).toEqual([]);
    await mail();
    expect(mailsTo(member)).toHaveLength(1);
  });
});

it("an answer is mailed after the quiet hours", async () => {
  const member = await follower(await category(), {});
  const now = t.clock();
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString().slice(11, 16);
  const quiet_hours = { from: at(-1), until: at(2), time_zone: "UTC" };
  await t.ok(preferences, { token: member.token, body: { quiet_hours } });
  const { id } = await t.ok("POST /api/requests/v1/requests/", { token: member.token, body: { text: "Owls" } });
  const [video] = await library.fill([{ title: "At dusk" }]);
  await t.ok("PUT /api/admin/v1/requests/{id}/answer/", { token, id, body: { video: video ?? 0 } });
  t.advance(minute);
  await t.services.engagement.requestAnswers.notifyDue();
  const due = await t.query<{ hours: number }>(
    "select extract(epoch from start_after - $1::timestamptz) / 3600 as hours from pgboss.job where name = 'mail-answer' and (data ->> 'userId')::int = $2",
    [now, member.id],
  );
  expect(due.map(({ hours }) => Math.round(Number(hours)))).toEqual([2]);
});

it("quiet hours need a time zone that exists, and can be turned off", async () => {
  const member = first(await t.members("member", 1));
  const change = (quiet_hours: object | null) => t.request(preferences, { token: member.token, body: { quiet_hours } });
  expect((await change({ from: "22:00", until: "07:00", time_zone: "Mars/Olympus" })).status).toBe(400);
  expect((await change({ from: "24:00", until: "07:00", time_zone: "UTC" })).status).toBe(400);
  const night = { from: "22:00", until: "07:00", time_zone: "Europe/Berlin" };
  expect((await change(night)).body).toMatchObject({ quiet_hours: night, app_videos: true });
  expect((await change(null)).body).toMatchObject({ quiet_hours: null });
});
