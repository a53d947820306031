import { describe, expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";
import { secondThoughts } from "./request-answers.service.ts";

const ask = "POST /api/requests/v1/requests/";
const vote = "PUT /api/requests/v1/requests/{id}/vote/";
const answer = "PUT /api/admin/v1/requests/{id}/answer/";
const preferences = "PATCH /api/requests/v1/preferences/";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const library = libraryOf(t, token);
const minute = 60_000;

async function member(change = "email_confirmed_at = now()") {
  const one = first(await t.members("pro", 1));
  await t.query(`update users set ${change} where id = $1`, [one.id]);
  return one;
}

let wishes = 0;
async function wanted(by: { token: string }, ...others: { token: string }[]) {
  const request = await t.ok(ask, { token: by.token, body: { text: `Owls of country ${++wishes}` } });
  for (const other of others) await t.ok(vote, { token: other.token, id: request.id, body: { voted: true } });
  return request;
}

const video = async (title: string, releaseAt: Date | null = null) => first(await library.fill([{ title, releaseAt }]));
const answering = (id: number, to: number | null) => t.ok(answer, { token, id, body: { video: to } });

const mailsAbout = (title: string) => t.mails.filter(({ subject }) => subject.includes(title));
const idle = () =>
  vi.waitFor(async () =>
    expect(
      await t.query("select from pgboss.job where name = 'mail-answer' and state in ('created', 'active', 'retry')"),
    ).toEqual([]),
  );

/** Notifies members after the period for withdrawing an answer, and waits until every mail is sent. */
async function notify() {
  t.advance(secondThoughts * 1000);
  await t.services.engagement.requestAnswers.notifyDue();
  await idle();
}

describe("an answer", () => {
  it("is mailed once to everyone who asked or voted, by a job queued in the same transaction", async () => {
    const [asker, voter] = [await member(), await member()];
    const request = await wanted(asker, voter);
    await answering(request.id, await video("The tawny owl"));
    expect(await t.query("select from pgboss.job where name = 'tell-answers'")).not.toEqual([]);
    await notify();
    await notify();
    const mails = mailsAbout("The tawny owl");
    expect(mails.map(({ to }) => to).toSorted()).toEqual([asker.email, voter.email].toSorted());
    const { subject, text, html, unsubscribe } = first(mails);
    expect(subject).toBe("It's here now: The tawny owl");
    expect(text).toContain(`“${request.text}”`);
    expect(html).toContain("http://mindreel.test/watch/");
    expect(unsubscribe).toMatch(/^http:\/\/mindreel\.test\/api\/requests\/v1\/unsubscribe\/\d+\.[\w-]{43}\/$/);
    const [board] = (await t.ok("GET /api/admin/v1/requests/", { token, query: { search: request.text } })).results;
    expect(board?.told).toBe(2);
  });

  it("notifies nobody if it is withdrawn at once, and everyone again if it changes", async () => {
    const asker = await member();
    const { id } = await wanted(asker);
    const [wrong, right] = [await video("Wrong"), await video("Right")];
    await answering(id, wrong);
    await t.services.engagement.requestAnswers.notifyDue();
    await answering(id, null);
    await notify();
    expect(mailsAbout("Wrong")).toEqual([]);
    await answering(id, wrong);
    await notify();
    await answering(id, right);
    await notify();
    await answering(id, right);
    await notify();
    expect([mailsAbout("Wrong").length, mailsAbout("Right").length]).toEqual([1, 1]);
  });

  it("notifies members once they can see the video: earlier for those with early access", async () => {
    const [asker, early] = [await member(), await member("email_confirmed_at = now(), early_access = true")];
    const { id } = await wanted(asker, early);
    await answering(id, await video("To come", new Date(t.clock().getTime() + 8 * 1440 * minute)));
    await notify();
    expect(mailsAbout("To come")).toEqual([]);
    t.advance(2 * 1440 * minute);
    await notify();
    expect(mailsAbout("To come").map(({ to }) => to)).toEqual([early.email]);
    t.advance(7 * 1440 * minute);
    await notify();
    expect(mailsAbout("To come").map(({ to }) => to)).toEqual([early.email, asker.email]);
  });

  it.each([
    ["is blocked", "email_confirmed_at = now(), is_active = false", "is_active = true"],
    [
      "has no pro",
      "email_confirmed_at = now(), pro_expiry_date = now() - interval '9 years'",
      "pro_expiry_date = now() + interval '9 years'",
    ],
    ["has not confirmed the address", "email_confirmed_at = null", "email_confirmed_at = now()"],
  ])("waits for a member who %s", async (state, before, after) => {
    const asker = await member();
    const { id } = await wanted(asker);
    await t.query(`update users set ${before} where id = $1`, [asker.id]);
    await answering(id, await video(`Waits: ${state}`));
    await notify();
    expect(mailsAbout(`Waits: ${state}`)).toEqual([]);
    await t.query(`update users set ${after} where id = $1`, [asker.id]);
    await notify();
    expect(mailsAbout(`Waits: ${state}`)).toHaveLength(1);
  });

  it("notifies those whose request is merged into the answered one later, quoting their own request", async () => {
    const [asker, other] = [await member(), await member()];
    const [into, merged] = [await wanted(asker), await wanted(other)];
    await answering(into.id, await video("For both"));
    await notify();
    const body = { ids: [merged.id] };
    await t.ok("POST /api/admin/v1/requests/{id}/merge/", { token, id: into.id, body });
    await notify();
    expect(mailsAbout("For both").map(({ to }) => to)).toEqual([asker.email, other.email]);
    expect(mailsAbout("For both")[1]?.text).toContain(merged.text);
  });

  it("does not repeat an address from a request in a mail", async () => {
    const asker = await member();
    const { id } = await t.ok(ask, { token: asker.token, body: { text: "see www.evil.example" } });
    await answering(id, await video("Harmless"));
    await notify();
    const { text, html } = first(mailsAbout("Harmless"));
    expect(text + html).not.toContain("evil");
  });

  it("is mailed once to each of many members, even by concurrent servers", async () => {
    const [asker, ...others] = await Promise.all(Array.from({ length: 12 }, () => member()));
    if (asker === undefined) throw new Error("nobody there");
    const { id } = await wanted(asker, ...others);
    await answering(id, await video("Popular"));
    t.advance(secondThoughts * 1000);
    await Promise.all([1, 2, 3].map(() => t.services.engagement.requestAnswers.notifyDue()));
    await idle();
    expect(new Set(mailsAbout("Popular").map(({ to }) => to)).size).toBe(12);
    expect(mailsAbout("Popular")).toHaveLength(12);
  });
});

describe("mails about answers", () => {
  it("can be turned off and on by the member, who sees answers on the site in any case", async () => {
    const asker = await member();
    const choose = (wants?: boolean) =>
      t.ok(preferences, { token: asker.token, body: wants === undefined ? {} : { mail_answers: wants } });
    expect(await choose()).toEqual({ mail_answers: true });
    expect(await choose(false)).toEqual({ mail_answers: false });
    expect(await t.ok("GET /api/requests/v1/preferences/", { token: asker.token })).toEqual({ mail_answers: false });
    const { id } = await wanted(asker);
    await answering(id, await video("Unmailed"));
    await notify();
    expect(await choose(true)).toEqual({ mail_answers: true });
    await notify();
    expect(mailsAbout("Unmailed")).toEqual([]);
    expect(await t.ok("GET /api/requests/v1/answers/", { token: asker.token })).toMatchObject([
      { id, video: { title: "Unmailed" } },
    ]);
  });

  it("end with one-click unsubscribe in a mail program, including mails already queued", async () => {
    const asker = await member();
    const [one, two] = [await wanted(asker), await wanted(asker)];
    await answering(one.id, await video("First of two"));
    await notify();
    const { unsubscribe = "", text } = first(mailsAbout("First of two"));
    const page = /http:\/\/mindreel\.test\/requests\/unsubscribe\/([\w.-]+)\s/.exec(text)?.[1] ?? "";
    expect(unsubscribe).toContain(page);
    const press = (url: string) =>
      t.app.inject({
        ...{ method: "POST", url, payload: "List-Unsubscribe=One-Click" },
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
    for (const wrong of [`1${page}`, page.slice(0, -1), "x", "99999999999.x"]) {
      expect((await press(`/api/requests/v1/unsubscribe/${wrong}/`)).statusCode).toBe(404);
    }
    await t.app.inject({ url: new URL(unsubscribe).pathname });
    expect(await t.ok("GET /api/requests/v1/preferences/", { token: asker.token })).toEqual({ mail_answers: true });
    await answering(two.id, await video("Second of two"));
    await t.query("update request_votes set told_at = now() where request_id = $1", [two.id]);
    for (let times = 0; times < 2; times++) expect((await press(new URL(unsubscribe).pathname)).statusCode).toBe(200);
    expect(await t.ok("GET /api/requests/v1/preferences/", { token: asker.token })).toEqual({ mail_answers: false });
    const send = async (mail: (typeof t.mails)[number]) => void t.mails.push(mail);
    await t.services.engagement.requestAnswers.mailer({ send })({ userId: asker.id, requestId: two.id });
    expect(mailsAbout("Second of two")).toEqual([]);
    await t.query("delete from users where id = $1", [asker.id]);
    expect((await press(new URL(unsubscribe).pathname)).statusCode).toBe(200);
    expect(t.log.join("")).not.toContain(page);
  });
});

describe("answers on the site", () => {
  it("are the unseen ones to requests that the member wants", async () => {
    const [asker, stranger] = [await member(), await member()];
    const [one, two] = [await wanted(asker), await wanted(asker)];
    const unseen = async (as: string) =>
      (await t.ok("GET /api/requests/v1/answers/", { token: as })).map(({ id }) => id);
    expect(await unseen(asker.token)).toEqual([]);
    await answering(one.id, await video("Seen soon"));
    await answering(two.id, await video("Seen later"));
    expect(await unseen(asker.token)).toEqual([two.id, one.id]);
    expect(await unseen(stranger.token)).toEqual([]);
    const seen = "PUT /api/requests/v1/answers/{id}/seen/";
    expect((await t.request(seen, { token: stranger.token, id: one.id })).status).toBe(404);
    for (let times = 0; times < 2; times++) await t.ok(seen, { token: asker.token, id: one.id });
    expect(await unseen(asker.token)).toEqual([two.id]);
  });
});
