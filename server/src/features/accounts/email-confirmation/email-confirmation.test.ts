import { describe, expect, it, vi } from "vitest";
import { removeExpired } from "#security/one-time-links/one-time-links.repository.ts";
import { startApp } from "#test/app/app.ts";
import { password } from "#test/app/members.ts";
import { dieWhileMailing } from "#test/mails.ts";
import { emailConfirmationQueue } from "./email-confirmation.service.ts";

const t = await startApp();
const day = 86_400_000;
let people = 0;

const mailsTo = (email: string) => t.mails.filter(({ to, subject }) => to === email && subject.startsWith("Confirm"));
const tokenIn = (text = "") => /http:\/\/mindreel\.test\/confirm-email\/([\w-]{43})\s/.exec(text)?.[1] ?? "";
const confirm = (token: string) => t.request("POST /api/accounts/v1/email/confirm/", { body: { token } });
const again = (token: string) => t.request("POST /api/accounts/v1/security/confirmation/", { token });

/** Registers as a visitor would, and waits for the mail. */
async function newcomer() {
  const username = `newcomer${++people}`;
  const email = `${username}@example.com`;
  const body = { username, email, password, password2: password };
  const { id } = await t.ok("POST /api/accounts/v1/register/", { body });
  await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1));
  const token = await t.login(email);
  const isConfirmed = async () => (await t.ok("GET /api/accounts/v1/security/", { token })).email_confirmed;
  return { id, email, token, isConfirmed, link: tokenIn(mailsTo(email)[0]?.text) };
}

describe("a new member's address", () => {
  it("is confirmed once, and only by the mailed link", async () => {
    const { link, isConfirmed } = await newcomer();
    expect(await isConfirmed()).toBe(false);
    for (const wrong of ["x", link.slice(1), `${link.slice(0, -1)}!`, "A".repeat(43)]) {
      const { status, body } = await confirm(wrong);
      expect([status, body]).toMatchObject([400, { errors: { token: [expect.any(String)] } }]);
    }
    expect(await isConfirmed()).toBe(false);
    const { status, body } = await confirm(link);
    expect([status, body]).toEqual([200, { detail: "Your email address is confirmed." }]);
    expect(await isConfirmed()).toBe(true);
    expect((await confirm(link)).status).toBe(400);
  });

  it("needs a new link after seven days", async () => {
    const { link, isConfirmed } = await newcomer();
    t.advance(7 * day);
    expect((await confirm(link)).status).toBe(400);
    expect(await isConfirmed()).toBe(false);
    expect(await t.query("select 1 from one_time_links")).not.toEqual([]);
    await removeExpired(t.database.db, t.clock());
    expect(await t.query("select 1 from one_time_links")).toEqual([]);
  });

  it("can be mailed again on request: once a minute, five times in seven days", async () => {
    const { email, token, link } = await newcomer();
    expect((await again(token)).status).toBe(429);
    for (let count = 2; count <= 5; count++) {
      t.advance(61_000);
      expect((await again(token)).status).toBe(200);
      await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(count));
    }
    t.advance(day);
    expect((await again(token)).status).toBe(429);
    // Each of them works, and using one invalidates them all.
    expect((await confirm(link)).status).toBe(200);
    expect((await confirm(tokenIn(mailsTo(email)[4]?.text))).status).toBe(400);
    expect((await again(token)).status).toBe(200);
    expect(mailsTo(email)).toHaveLength(5);
  });

  it("is mailed exactly once, by the job's next run, if the server dies before sending", async () => {
    const { id, email } = await newcomer();
    t.advance(61_000);
    await dieWhileMailing(t, (mailer) => t.services.accounts.emailConfirmation.mailer(mailer)({ userId: id }));
    const sent: string[] = [];
    const work = t.services.accounts.emailConfirmation.mailer({ send: async ({ to }) => void sent.push(to) });
    await work({ userId: id });
    await work({ userId: id });
    expect(sent).toEqual([email]);
  });

  it("is also confirmed by a password reset link", async () => {
    const { id, email, isConfirmed } = await newcomer();
    expect(await isConfirmed()).toBe(false);
    await t.ok("POST /dj-rest-auth/password/reset/", { body: { email } });
    const mail = () => t.mails.find(({ to, subject }) => to === email && subject.startsWith("Set a new password"));
    await vi.waitFor(() => expect(mail()).toBeDefined());
    const token = /reset-password\/\d+\/([\w-]{43})/.exec(mail()?.text ?? "")?.[1] ?? "";
    const params = { uid: String(id), token };
    const body = { ...params, new_password1: password, new_password2: password };
    await t.ok("POST /reset-password/{uid}/{token}/", { params, body });
    const security = await t.ok("GET /api/accounts/v1/security/", { token: await t.login(email) });
    expect(security.email_confirmed).toBe(true);
  });

  it.each([
    ["is confirmed by an offer that was mailed to it", (email: string) => email.toUpperCase(), true],
    ["stays open after an offer that was mailed elsewhere", () => "elsewhere@example.com", false],
  ])("%s", async (_, mailedTo, confirmed) => {
    const { email, token, isConfirmed } = await newcomer();
    const names = { first_name: "A", middle_name: "", last_name: "B", full_name: "A B", age: 30, telephone: "" };
    const subscriber = { ...names, country: "Norway", secondary_email: mailedTo(email), comments: "" };
    await t.ok("POST /api/subscriber/v1/subscriberlist/", { body: subscriber });
    const mail = () => t.mails.find(({ to }) => to === mailedTo(email));
    await vi.waitFor(() => expect(mail()).toBeDefined());
    const offer = /signup\?offer=([\w-]{43})/.exec(mail()?.text ?? "")?.[1] ?? "";
    await t.ok("POST /api/billing/v1/offer/", { token, body: { offer } });
    expect(await isConfirmed()).toBe(confirmed);
  });
});

it("does not ask members created by a command or for the demo", async () => {
  const trusted = await t.register("superuser");
  const draft = { username: "ensured", email: "ensured@example.com", password: null, isSuperuser: false };
  const ensured = await t.services.accounts.registration.ensure(draft);
  for (const { emailConfirmedAt } of [trusted, ensured]) expect(emailConfirmedAt).toBeInstanceOf(Date);
  expect(mailsTo(trusted.email)).toEqual([]);
});

describe("a second address", () => {
  const show = (token: string) => t.ok("GET /api/accounts/v1/security/addresses/", { token });
  const second = (token: string, id: number, secondary_email: string) =>
    t.ok("PATCH /api/accounts/v1/userlist/{id}/", { token, id, body: { secondary_email } });
  const askAgain = (token: string) =>
    t.request("POST /api/accounts/v1/security/secondary-email/confirmation/", { token });
  const notices = (email: string) => t.mails.filter(({ to, subject }) => to === email && /password was/.test(subject));
  async function changePassword(token: string) {
    const body = { current_password: password, new_password1: "a moor in mist", new_password2: "a moor in mist" };
    await t.ok("POST /api/accounts/v1/security/password/", { token, body });
  }

  it("gets security notices once it is confirmed, not before", async () => {
    for (const confirmed of [false, true]) {
      const { id, email, token } = await newcomer();
      const other = `second${id}@example.net`;
      await second(token, id, other);
      await vi.waitFor(() => expect(mailsTo(other)).toHaveLength(1));
      expect(await show(token)).toMatchObject({ secondary_email: other, secondary_email_confirmed: false });
      if (confirmed) expect((await confirm(tokenIn(mailsTo(other)[0]?.text))).status).toBe(200);
      expect(await show(token)).toMatchObject({ secondary_email_confirmed: confirmed });
      await changePassword(token);
      await vi.waitFor(() => expect(notices(email)).toHaveLength(1));
      await vi.waitFor(() => expect(notices(other)).toHaveLength(confirmed ? 1 : 0));
    }
  });

  it("has to be confirmed again when it changes, and the old link stops working", async () => {
    const { id, token } = await newcomer();
    const [one, other] = [`one${id}@example.net`, `other${id}@example.net`];
    await second(token, id, one);
    await vi.waitFor(() => expect(mailsTo(one)).toHaveLength(1));
    await second(token, id, other);
    await vi.waitFor(() => expect(mailsTo(other)).toHaveLength(1));
    expect((await confirm(tokenIn(mailsTo(one)[0]?.text))).status).toBe(400);
    expect((await confirm(tokenIn(mailsTo(other)[0]?.text))).status).toBe(200);
    // The same address in upper case stays confirmed, without another request.
    await second(token, id, other.toUpperCase());
    expect((await show(token)).secondary_email_confirmed).toBe(true);
    await second(token, id, "");
    expect(await show(token)).toMatchObject({ secondary_email: "", secondary_email_confirmed: false });
    await second(token, id, other);
    expect((await show(token)).secondary_email_confirmed).toBe(false);
  });

  it("that was confirmed is not replaced or removed silently: both addresses are notified", async () => {
    const { id, email, token } = await newcomer();
    const [one, other] = [`kept${id}@example.net`, `next${id}@example.net`];
    const noticesTo = (to: string) => t.mails.filter((mail) => mail.to === to && mail.subject.startsWith("The second"));
    const expectNotices = (counts: Record<string, number>) =>
      vi.waitFor(() => {
        for (const [to, count] of Object.entries(counts)) expect(noticesTo(to), to).toHaveLength(count);
      });
    const confirmed = async (address: string, mails: number) => {
      await second(token, id, address);
      await vi.waitFor(() => expect(mailsTo(address)).toHaveLength(mails));
      await confirm(tokenIn(mailsTo(address)[mails - 1]?.text));
    };
    await confirmed(one, 1);
    // Neither the same address in upper case nor any other profile change triggers a notice.
    await second(token, id, one.toUpperCase());
    await second(token, id, one);
    await second(token, id, other);
    await expectNotices({ [email]: 1, [one]: 1 });
    await vi.waitFor(() => expect(mailsTo(other)).toHaveLength(1));
    // An address that was never confirmed received no notices, so it is not notified that they stop.
    await second(token, id, "");
    t.advance(day);
    await confirmed(other, 2);
    await second(token, id, "");
    await expectNotices({ [email]: 2, [one]: 1, [other]: 1 });
    expect(noticesTo(other)[0]?.text).toContain("http://mindreel.test/forgot-password");
  });

  it("can be mailed again on request: five times in seven days, counting all addresses together", async () => {
    const { id, token } = await newcomer();
    expect((await askAgain(token)).status).toBe(200);
    const address = (n: number) => `no${n}-${id}@example.net`;
    for (let n = 1; n <= 5; n++) {
      await second(token, id, address(n));
      await vi.waitFor(() => expect(mailsTo(address(n))).toHaveLength(1));
    }
    await second(token, id, address(6));
    // Its mail must be refused now, not sent once a week has passed.
    const waiting = "select 1 from pgboss.job where name = $1 and state <> 'completed'";
    await expect.poll(() => t.query(waiting, [emailConfirmationQueue.name])).toEqual([]);
    t.advance(61_000);
    expect((await askAgain(token)).status).toBe(429);
    t.advance(7 * day);
    expect((await askAgain(token)).status).toBe(200);
    await vi.waitFor(() => expect(mailsTo(address(6))).toHaveLength(1));
  });
});
