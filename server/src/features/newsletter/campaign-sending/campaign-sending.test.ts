import { describe, expect, it, vi } from "vitest";
import type { BulkMailer, HandOver, Mail } from "#ports/mail/mail.port.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";

/** A mail server whose reply to each recipient is set by the test. */
const sent: Mail[] = [];
type Outcome = HandOver["outcome"];
let answerTo: (email: string) => Outcome | Promise<Outcome> = () => "accepted";
const mailer: BulkMailer = {
  send: async () => undefined,
  handOver: async (mail) => {
    const outcome = await answerTo(mail.to);
    if (outcome === "accepted") sent.push(mail);
    return { outcome, answer: outcome };
  },
};
const t = await startApp({ mailer });
const { token } = first(await t.members("superuser", 1));
const library = libraryOf(t, token);
await t.query("update news_settings set mails_per_hour = 3600000");

let people = 0;
async function reader(): Promise<string> {
  const email = `reader${++people}@example.com`;
  await t.query(
    `insert into subscribers (first_name, middle_name, last_name, full_name, telephone, country, comments, secondary_email)
     values ('', '', '', '', '', '', '', $1)`,
    [email],
  );
  return email;
}

interface Content {
  readonly videos: readonly number[];
  readonly language: "ar" | null;
}

/** A campaign to new readers only. */
async function campaign(readers: number, { videos = [], language = null }: Partial<Content> = {}) {
  await t.query("delete from subscribers");
  answerTo = () => "accepted";
  sent.length = 0;
  const emails = [];
  for (let n = 0; n < readers; n++) emails.push(await reader());
  const { id } = await t.ok("POST /api/admin/v1/campaigns/", { token });
  const written = { subject: "News", preview_text: "", body: "Here.", videos, language };
  const body = { ...written, audience: ["subscribers"], version: 1 };
  await t.ok("PUT /api/admin/v1/campaigns/{id}/", { token, id, body });
  return { id, emails };
}

const send = (id: number, send_at: string | null = null) =>
  t.ok("POST /api/admin/v1/campaigns/{id}/send/", { token, id, body: { send_at } });
const look = (id: number) => t.ok("GET /api/admin/v1/campaigns/{id}/", { token, id });
const ends = (id: number, state = "sent") =>
  vi.waitFor(async () => {
    await t.query(
      "update pgboss.job set start_after = now() where name = 'send-campaign' and state in ('created', 'retry')",
    );
    const campaign = await look(id);
    expect(campaign.state).toBe(state);
    return campaign;
  });
const recipients = () => sent.map(({ to }) => to).toSorted();

describe("a campaign that is sent", () => {
  it("is the draft that was looked at, not one that somebody else is changing", async () => {
    const { id } = await campaign(1);
    const { status, body } = await t.request("POST /api/admin/v1/campaigns/{id}/send/", {
      ...{ token, id, body: { send_at: null, version: 1 } },
    });
    expect([status, body]).toMatchObject([409, { code: "campaign_changed" }]);
    expect((await look(id)).state).toBe("draft");
    await t.ok("POST /api/admin/v1/campaigns/{id}/send/", { token, id, body: { send_at: null, version: 2 } });
    await ends(id);
  });

  it("reaches each recipient once, with their own unsubscribe link", async () => {
    const { id, emails } = await campaign(30);
    expect((await t.ok("GET /api/admin/v1/campaigns/{id}/audience/", { token, id })).recipients).toBe(30);
    await send(id);
    const { progress, begun_at, ended_at } = await ends(id);
    expect(recipients()).toEqual(emails.toSorted());
    expect(new Set(sent.map(({ unsubscribe }) => unsubscribe)).size).toBe(30);
    expect(new Set(sent.map(({ id: name }) => name)).size).toBe(30);
    expect(progress).toMatchObject({ recipients: 30, delivered: 30, waiting: 0, refused: 0, unsure: 0 });
    expect([begun_at, ended_at]).not.toContain(null);
    const page = await t.ok("GET /api/admin/v1/campaigns/{id}/deliveries/", {
      token,
      id,
      query: { state: "delivered" },
    });
    expect([page.count, page.results.length]).toEqual([30, 12]);
  });

  it("unsubscribes readers through the link in it, and counts them", async () => {
    const { id } = await campaign(2);
    await send(id);
    await ends(id);
    const { to, unsubscribe = "", text } = first(sent);
    const { pathname } = new URL(unsubscribe);
    expect(text).toContain(pathname.split("/").at(-2));
    expect((await t.app.inject({ method: "POST", url: pathname })).statusCode).toBe(200);
    expect((await look(id)).progress.unsubscribed).toBe(1);
    const query = { state: "unsubscribed" };
    const { results } = await t.ok("GET /api/admin/v1/campaigns/{id}/deliveries/", { token, id, query });
    expect(results.map(({ email }) => email)).toEqual([to]);
    const again = await campaignTo(id);
    expect(again).toBe(1);
  });

  it("names its videos in the reader's language, within a text in the language that it is written in", async () => {
    const [id = 0] = await library.fill([{ title: "Owls" }]);
    const body = { language: "de", title: "Eulen", description: "" } as const;
    await t.ok("PUT /api/admin/v1/videos/{id}/translations/", { token, id, body });
    const all = await campaign(3, { videos: [id] });
    const [german = "", french = ""] = all.emails;
    await t.query("update subscribers set language = 'de' where secondary_email = $1", [german]);
    await t.query("update subscribers set language = 'fr' where secondary_email = $1", [french]);
    await send(all.id);
    await ends(all.id);
    const titles = sent.map(({ to, text, html }) => [to, /Owls|Eulen/.exec(text)?.[0], /lang="(..)"/.exec(html)?.[1]]);
    const [, , silent] = all.emails;
    expect(titles.toSorted()).toEqual(
      [
        [german, "Eulen", "en"],
        [french, "Owls", "en"],
        [silent, "Owls", "en"],
      ].toSorted(),
    );

    const arabic = await campaign(1, { language: "ar" });
    await t.query("update subscribers set language = 'ar'");
    await send(arabic.id);
    await ends(arabic.id);
    expect(first(sent).html).toContain('<html lang="ar" dir="rtl">');
    expect(await t.ok("GET /api/admin/v1/campaigns/{id}/preview/", { token, id: arabic.id })).toMatchObject({
      html: expect.stringContaining('dir="rtl"'),
    });
  });

  it("skips recipients who unsubscribed, changed address or were blocked after the list was fixed", async () => {
    const { id, emails } = await campaign(12);
    const [gone = "", moved = "", blocked = ""] = emails.slice(-3);
    // The first mail is held back until the others have changed their minds.
    const changed = Promise.withResolvers<void>();
    answerTo = async (): Promise<Outcome> => {
      await changed.promise;
      return "accepted";
    };
    await send(id);
    await vi.waitFor(async () => expect((await look(id)).state).toBe("sending"));
    await t.query("update subscribers set unsubscribed_at = now() where secondary_email = $1", [gone]);
    await t.query("update subscribers set secondary_email = 'elsewhere@example.com' where secondary_email = $1", [
      moved,
    ]);
    const { id: user } = first(await t.members("member", 1));
    await t.query("update users set email = $2, is_active = false where id = $1", [user, blocked]);
    changed.resolve();
    const { progress } = await ends(id);
    expect(progress).toMatchObject({ delivered: 9, skipped: 3 });
    expect(recipients()).toEqual(emails.slice(0, -3).toSorted());
  });

  it("records mails that the mail server refuses, retries deferred ones, and reports unsure ones", async () => {
    const { id, emails } = await campaign(6);
    const [refused, deferred, unsure] = emails;
    let tries = 0;
    answerTo = (email) => {
      if (email === refused) return "refused";
      if (email === unsure) return "unsure";
      return email === deferred && ++tries < 3 ? "deferred" : "accepted";
    };
    await send(id);
    await vi.waitFor(async () => expect((await look(id)).progress.delivered).toBe(3));
    expect(tries).toBe(1);
    t.advance(5 * 60_000);
    await vi.waitFor(async () => {
      await t.query("update pgboss.job set start_after = now() where name = 'send-campaign' and state = 'created'");
      expect(tries).toBe(2);
    });
    t.advance(10 * 60_000);
    expect((await ends(id)).progress).toMatchObject({ delivered: 4, refused: 1, unsure: 1, waiting: 0 });
    expect(recipients()).toEqual(emails.filter((email) => email !== refused && email !== unsure).toSorted());
  });

  it("waits for a mail server that accepts no mails, says so, and loses nothing", async () => {
    const { id, emails } = await campaign(8);
    answerTo = () => "trouble";
    await send(id);
    await vi.waitFor(async () => expect((await look(id)).trouble).toBe("trouble"));
    expect((await look(id)).progress).toMatchObject({ waiting: 8, delivered: 0 });
    answerTo = () => "accepted";
    expect(await ends(id)).toMatchObject({ trouble: null, progress: { delivered: 8 } });
    expect(recipients()).toEqual(emails.toSorted());
  });

  it("can be paused, resumed and cancelled", async () => {
    const { id, emails } = await campaign(40);
    const step = (name: "pause" | "resume" | "cancel") =>
      t.request(`POST /api/admin/v1/campaigns/{id}/${name}/`, { token, id });
    let paused: Promise<unknown> | undefined;
    answerTo = async (): Promise<Outcome> => {
      if (sent.length >= 10) {
        paused ??= step("pause");
        await paused;
      }
      return "accepted";
    };
    expect((await step("pause")).status).toBe(409);
    await send(id);
    await ends(id, "paused");
    await vi.waitFor(async () => expect((await look(id)).progress.waiting).toBe(40 - sent.length));
    expect(sent.length).toBeLessThan(20);
    answerTo = async (): Promise<Outcome> => {
      if (sent.length >= 25) await step("cancel");
      return "accepted";
    };
    expect((await step("resume")).status).toBe(200);
    await ends(id, "cancelled");
    expect(sent.length).toBeLessThan(40);
    expect(new Set(recipients()).size).toBe(sent.length);
    expect(emails).toEqual(expect.arrayContaining(recipients()));
    expect((await step("resume")).status).toBe(409);
  });
});

/** The current size of a campaign's audience. */
const campaignTo = async (id: number) =>
  (await t.ok("GET /api/admin/v1/campaigns/{id}/audience/", { token, id })).recipients;

describe("a campaign for later", () => {
  it("is sent when it is due, to the audience at that time", async () => {
    const { id } = await campaign(1);
    const at = new Date(t.clock().getTime() + 3 * 86_400_000).toISOString();
    expect(await send(id, at)).toMatchObject({ state: "scheduled", send_at: at });
    await t.services.newsletter.campaignSending.run({ campaignId: id });
    expect(await look(id)).toMatchObject({ state: "scheduled", progress: { recipients: 0 } });
    await reader();
    t.advance(3 * 86_400_000);
    expect((await ends(id)).progress).toMatchObject({ delivered: 2 });
  });

  it("is refused for a time that has passed, rather than sent to everybody at once", async () => {
    const { id } = await campaign(1);
    const ago = (minutes: number) => new Date(t.clock().getTime() - minutes * 60_000).toISOString();
    const call = "POST /api/admin/v1/campaigns/{id}/send/";
    const { status, body } = await t.request(call, { token, id, body: { send_at: ago(60) } });
    expect([status, body]).toMatchObject([400, { errors: { send_at: [expect.stringMatching(/already passed/)] } }]);
    expect(await look(id)).toMatchObject({ state: "draft" });
    // The current minute, by a clock that is a little behind.
    expect(await send(id, ago(2))).toMatchObject({ state: "scheduled" });
    await ends(id);
  });

  it("is resumed within a minute, for days, however often its servers are killed", async () => {
    const { id } = await campaign(1);
    await send(id, new Date(t.clock().getTime() + 86_400_000).toISOString());
    const [job] = await t.query<{ longest: number; days: number }>(
      `select retry_delay_max as longest, retry_limit * retry_delay_max / 86400 as days from pgboss.job
       where name = 'send-campaign' and state = 'created' and data ->> 'campaignId' = $1`,
      [String(id)],
    );
    expect(job).toEqual({ longest: 60, days: 5 });
    await t.ok("POST /api/admin/v1/campaigns/{id}/cancel/", { token, id });
  });

  it("becomes a draft again when it is cancelled", async () => {
    const { id } = await campaign(1);
    await send(id, new Date(t.clock().getTime() + 86_400_000).toISOString());
    const { state, send_at } = await t.ok("POST /api/admin/v1/campaigns/{id}/cancel/", { token, id });
    expect([state, send_at]).toEqual(["draft", null]);
    t.advance(86_400_000);
    await t.services.newsletter.campaignSending.run({ campaignId: id });
    expect(sent).toEqual([]);
  });

  it.each([
    [{ subject: " " }, { subject: ["Please write a subject."] }],
    [{ body: "" }, { body: ["Please write something, or choose a video."] }],
    [{ audience: [] }, { audience: ["Please choose who gets it."] }],
  ])("is refused if something is missing: %j", async (change, errors) => {
    const { id } = await t.ok("POST /api/admin/v1/campaigns/", { token });
    const whole = {
      subject: "News",
      preview_text: "",
      body: "Here.",
      videos: [],
      audience: ["subscribers"],
      language: null,
      version: 1,
    };
    await t.ok("PUT /api/admin/v1/campaigns/{id}/", { token, id, body: { ...whole, ...change } });
    const { status, body } = await t.request("POST /api/admin/v1/campaigns/{id}/send/", {
      token,
      id,
      body: { send_at: null },
    });
    expect([status, body]).toMatchObject([400, { errors }]);
  });
});
