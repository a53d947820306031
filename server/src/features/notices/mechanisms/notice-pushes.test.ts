import { describe, expect, it, vi } from "vitest";
import { createPushServices } from "#ports/push/push.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";
import { startPushService } from "#test/peers/push-service.ts";

const minute = 60_000;
const turnOn = "PUT /api/notices/v1/push/";
const change = "PATCH /api/notices/v1/preferences/";

const service = await startPushService();
const t = await startApp({ pushServices: createPushServices(service.url) });
const { token } = first(await t.members("superuser", 1));
const library = libraryOf(t, token);

let made = 0;
const category = () => library.category(`Wildlife ${++made}`);

async function follower(id: number, preferences: object = {}) {
  const member = first(await t.members("pro", 1));
  await t.ok("PUT /api/notices/v1/categories/{id}/follow/", { token: member.token, id });
  await t.ok(change, { token: member.token, body: preferences });
  return { ...member, ...(await device(member.token)) };
}

async function device(session: string, language = "en") {
  const browser = service.browser();
  await t.ok(turnOn, { token: session, body: browser.body, headers: { "accept-language": language } });
  return browser;
}

const add = async (categoryId: number, ...titles: string[]) => {
  const ids = await library.fill(titles.map((title) => ({ title, categoryId })));
  await t.services.notices.announcements.announceVideos();
  return ids;
};

const waiting = "select from pgboss.job where name = 'push-notices' and state in ('created', 'active', 'retry')";
const sent = () => vi.waitFor(async () => expect(await t.query(`${waiting} and start_after <= now()`)).toEqual([]));

async function push(minutes = 30) {
  t.advance(minutes * minute);
  await t.services.notices.noticePushes.pushDue();
  await sent();
}
const titles = ({ arrived }: Awaited<ReturnType<typeof follower>>) => arrived.map(({ shown }) => shown.title);

describe("notices on devices", () => {
  it("are encrypted for each device, in its language, and link to the video", async () => {
    const id = await category();
    const member = await t.register("pro");
    const sessions = [await t.login(member.email), await t.login(member.email)];
    const [phone, desk] = [await device(sessions[0] ?? ""), await device(sessions[1] ?? "", "de")];
    await t.ok("PUT /api/notices/v1/categories/{id}/follow/", { token: sessions[0], id });
    const [video = 0] = await add(id, "The tawny owl");
    await push(29);
    expect(phone.arrived).toEqual([]);
    await push(2);
    await push();
    const { headers, claims, shown } = first(phone.arrived);
    expect([phone.arrived.length, desk.arrived.length]).toEqual([1, 1]);
    expect(shown).toEqual({
      ...{ title: "The tawny owl", body: `New in Wildlife ${made}`, tag: `video-${video}`, notice: `video/${video}` },
      ...{ path: `/watch/${video}`, icon: "/icons/icon-192.png", lang: "en", dir: "ltr" },
    });
    expect(first(desk.arrived).shown).toMatchObject({ body: `Neu in Wildlife ${made}`, lang: "de" });
    expect(headers).toMatchObject({
      ...{ "content-encoding": "aes128gcm", urgency: "normal", topic: `video-${video}` },
      ttl: expect.stringMatching(/^86[34]\d\d$/),
    });
    const { key } = await t.ok("GET /api/notices/v1/push/", { token: sessions[0] });
    expect(claims).toMatchObject({ aud: "https://push.example.com", sub: "mailto:no-reply@mindreel.test", key });
    expect(Number(claims["exp"]) - Date.now() / 1000).toBeLessThan(86_400);
  });

  it("follow the language that the member chooses for all devices", async () => {
    const id = await category();
    const member = await follower(id);
    await t.ok("PATCH /api/accounts/v1/userlist/{id}/", {
      token: member.token,
      id: member.id,
      body: { language: "fr" },
    });
    await add(id, "La chouette");
    await push();
    expect(member.arrived).toMatchObject([{ shown: { body: `Nouveau dans Wildlife ${made}`, lang: "fr" } }]);
  });

  it("are gathered, leave out videos read or deleted meanwhile, and are sent only where wanted", async () => {
    const id = await category();
    const [member, reader, unwilling] = [
      await follower(id),
      await follower(id),
      await follower(id, { push_videos: false }),
    ];
    const [gone, stays] = await add(id, "Gone", "Stays");
    await add(id, "Comes");
    await t.ok("POST /api/notices/v1/read/", { token: reader.token });
    await t.query("update videos set deleted_at = now() where id = $1", [gone]);
    await push();
    expect(member.arrived).toMatchObject([
      { shown: { title: "Comes and 1 more", body: "New in what you follow", path: "/", dir: "ltr" } },
    ]);
    expect(first(member.arrived).shown.notice).toBeUndefined();
    expect([reader.arrived, unwilling.arrived]).toEqual([[], []]);
    expect(stays).toBeGreaterThan(0);
  });

  it("wait until the quiet hours end", async () => {
    const id = await category();
    const now = t.clock();
    const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString().slice(11, 16);
    const quiet_hours = { from: inHours(-1), until: inHours(2), time_zone: "UTC" };
    const [member, awake] = [await follower(id, { quiet_hours }), await follower(id)];
    await add(id, "At night");
    await push();
    expect([titles(member), titles(awake)]).toEqual([[], ["At night"]]);
    await push(60);
    expect(titles(member)).toEqual([]);
    await push(31);
    expect(titles(member)).toEqual(["At night"]);
  });

  it("wait for the end of quiet hours that began before they could be sent", async () => {
    const id = await category();
    const soon = new Date(t.clock().getTime() + 31 * minute);
    const inHours = (hours: number) => new Date(soon.getTime() + hours * 60 * minute).toISOString().slice(11, 16);
    const quiet_hours = { from: inHours(0), until: inHours(9), time_zone: "UTC" };
    const member = await follower(id, { quiet_hours });
    await add(id, "Late in the evening");
    service.respond(503);
    await push();
    const wake = async (minutes: number) => {
      t.advance(minutes * minute);
      await t.query("update pgboss.job set start_after = now() where name = 'push-notices' and state = 'created'");
      await sent();
    };
    await wake(2);
    expect(titles(member)).toEqual([]);
    await wake(9 * 60);
    expect(titles(member)).toEqual(["Late in the evening"]);
  });

  it("announce an answer at once", async () => {
    const member = await follower(await category());
    await t.query("update users set email_confirmed_at = now() where id = $1", [member.id]);
    const { id } = await t.ok("POST /api/requests/v1/requests/", { token: member.token, body: { text: "Owls" } });
    const [video = 0] = await library.fill([{ title: "At dusk" }]);
    await t.ok("PUT /api/admin/v1/requests/{id}/answer/", { token, id, body: { video } });
    t.advance(minute);
    await t.services.engagement.requestAnswers.notifyDue();
    await push(0);
    expect(member.arrived).toMatchObject([
      { shown: { title: "At dusk", body: "You wanted: Owls", notice: `answer/${id}`, path: `/watch/${video}` } },
    ]);
  });

  it("are never sent twice, not even if a server died while sending them", async () => {
    const id = await category();
    const member = await follower(id);
    await add(id, "Once");
    t.advance(30 * minute);
    const { pushDue, send } = t.services.notices.noticePushes;
    await Promise.all([pushDue(), pushDue()]);
    await sent();
    const [row] = await t.query<{ id: number }>(
      `insert into pushes (user_id, subscription_id, video_ids, created_at, begun_at)
       select user_id, id, array(select id from videos where title = 'Once'), $2, $2 from push_subscriptions
       where user_id = $1 returning id`,
      [member.id, t.clock()],
    );
    await send({ id: row?.id ?? 0 });
    expect(titles(member)).toEqual(["Once"]);
    t.advance(3 * 1440 * minute);
    await t.services.notices.noticePushes.sweep();
    expect(await t.query("select from pushes")).toEqual([]);
  });

  it("are sent later if the server fails before sending them", async () => {
    const id = await category();
    const member = await follower(id);
    await add(id, "Later");
    t.advance(30 * minute);
    await t.ok("GET /api/notices/v1/push/", { token: member.token });
    // It does not have the key to the other server's secrets.
    const failing = await startApp({ beside: t.url, clock: t.clock });
    await t.query(
      "insert into pushes (user_id, subscription_id, video_ids, created_at) select $1, id, array(select id from videos where title = 'Later'), $2 from push_subscriptions where user_id = $1",
      [member.id, t.clock()],
    );
    const [row] = await t.query<{ id: number }>("select id from pushes where user_id = $1", [member.id]);
    const job = { id: row?.id ?? 0 };
    await expect(failing.services.notices.noticePushes.send(job)).rejects.toThrow("secret-box.key is gone");
    await t.services.notices.noticePushes.send(job);
    expect(titles(member)).toEqual(["Later"]);
  });

  it("stop when the session ends, the member is blocked, or pro ends", async () => {
    const id = await category();
    const [left, blocked, lapsed] = [await follower(id), await follower(id), await follower(id)];
    await add(id, "For members");
    await t.ok("POST /api/accounts/v1/logout/", { token: left.token });
    await t.block(blocked.id);
    await t.query("update users set pro_expiry_date = $2 where id = $1", [lapsed.id, t.clock()]);
    await push();
    expect([left, blocked, lapsed].flatMap(titles)).toEqual([]);
  });
});

describe("a push service that", () => {
  const notified = async () => {
    const id = await category();
    const member = await follower(id);
    await add(id, "Notified");
    return member;
  };
  const on = async (member: { readonly token: string }) =>
    (await t.ok("GET /api/notices/v1/push/", { token: member.token })).on;
  const due = async () => {
    const rows = await t.query<{ seconds: number }>(
      `select round(extract(epoch from start_after - created_on))::int as seconds from pgboss.job
       where name = 'push-notices' and state = 'created'`,
    );
    return rows.map(({ seconds }) => seconds);
  };

  it.each([404, 410])("answers %i gets no more pushes for that device", async (status) => {
    const member = await notified();
    service.respond(status);
    await push();
    expect([titles(member), await on(member)]).toEqual([[], false]);
  });

  it("defers a push gets it again at the time it gives, or after a while if it gives none", async () => {
    const member = await notified();
    service.respond(429, { "retry-after": "120" });
    await push();
    expect(await due()).toEqual([120]);
    const wake = async () => {
      await t.query("update pgboss.job set start_after = now() where name = 'push-notices' and state = 'created'");
      await sent();
    };
    service.respond(503);
    await wake();
    expect(await due()).toEqual([60]);
    await wake();
    expect([titles(member), await due(), await t.query("select from pushes")]).toEqual([["Notified"], [], []]);
  });

  it("defers a push beyond its lifetime does not get it again", async () => {
    const member = await notified();
    service.respond(503, { "retry-after": "86400" });
    await push();
    expect([await due(), titles(member), await on(member)]).toEqual([[], [], true]);
  });

  it("refuses a push does not get it again, and the log says why without naming the device's endpoint", async () => {
    const member = await notified();
    service.respond(403);
    await push();
    expect([await due(), await on(member), titles(member)]).toEqual([[], true, []]);
    const log = t.log.join("");
    expect(log).toContain("push.example.com answered 403");
    expect(log).not.toContain(member.body.endpoint);
    expect(log).not.toContain(new URL(member.body.endpoint).pathname);
  });
});
