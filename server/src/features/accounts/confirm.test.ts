import { describe, expect, it, vi } from "vitest";
import { startApp } from "#test/app.ts";
import { password } from "#test/members.ts";

const t = await startApp();
const day = 86_400_000;
const settled = { timeout: 20_000 };
let people = 0;

const mailsTo = (email: string) => t.mails.filter(({ to, subject }) => to === email && subject.startsWith("Confirm"));
const tokenIn = (text = "") => /http:\/\/mindreel\.test\/confirm-email\/([\w-]{43})\s/.exec(text)?.[1] ?? "";
const confirm = (token: string) => t.request("POST /api/accounts/v1/email/confirm/", { body: { token } });
const again = (token: string) => t.request("POST /api/accounts/v1/security/confirmation/", { token });

/** Signs up as a visitor does, and waits for the mail. */
async function newcomer() {
  const username = `newcomer${++people}`;
  const email = `${username}@example.com`;
  const body = { username, email, password, password2: password };
  const { id } = await t.ok("POST /api/accounts/v1/register/", { body });
  await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), settled);
  const token = await t.login(email);
  const isConfirmed = async () => (await t.ok("GET /api/accounts/v1/security/", { token })).email_confirmed;
  return { id, email, token, isConfirmed, link: tokenIn(mailsTo(email)[0]?.text) };
}

describe("a new member's address", { timeout: 60_000 }, () => {
  it("is confirmed by the mailed link, once, and by no other", async () => {
    const { link, isConfirmed } = await newcomer();
    expect(await isConfirmed()).toBe(false);
    for (const wrong of ["x", link.slice(1), `${link.slice(0, -1)}!`, "A".repeat(43)]) {
      const { status, body } = await confirm(wrong);
      expect([status, body]).toMatchObject([400, { errors: { token: [expect.any(String)] } }]);
    }
    expect(await isConfirmed()).toBe(false);
    const { status, body } = await confirm(link);
    expect([status, body]).toEqual([200, { detail: "Your e-mail address is confirmed." }]);
    expect(await isConfirmed()).toBe(true);
    expect((await confirm(link)).status).toBe(400);
  });

  it("needs another link after seven days", async () => {
    const { link, isConfirmed } = await newcomer();
    t.advance(7 * day);
    expect((await confirm(link)).status).toBe(400);
    expect(await isConfirmed()).toBe(false);
    expect(await t.query("select 1 from email_confirmations")).not.toEqual([]);
    await t.services.confirmations.sweep();
    expect(await t.query("select 1 from email_confirmations")).toEqual([]);
  });

  it("gets the mail again on demand: once a minute, five times in seven days", async () => {
    const { email, token, link } = await newcomer();
    expect((await again(token)).status).toBe(429);
    for (let count = 2; count <= 5; count++) {
      t.advance(61_000);
      expect((await again(token)).status).toBe(200);
      await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(count), settled);
    }
    t.advance(day);
    expect((await again(token)).status).toBe(429);
    // Every one of them works, and using one ends all.
    expect((await confirm(link)).status).toBe(200);
    expect((await confirm(tokenIn(mailsTo(email)[4]?.text))).status).toBe(400);
    expect((await again(token)).status).toBe(200);
    expect(mailsTo(email)).toHaveLength(5);
  });

  it("is confirmed by a link to set a new password, too", async () => {
    const { id, email, isConfirmed } = await newcomer();
    expect(await isConfirmed()).toBe(false);
    await t.ok("POST /dj-rest-auth/password/reset/", { body: { email } });
    const mail = () => t.mails.find(({ to, subject }) => to === email && subject.startsWith("Set a new password"));
    await vi.waitFor(() => expect(mail()).toBeDefined(), settled);
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
    await vi.waitFor(() => expect(mail()).toBeDefined(), settled);
    const offer = /signup\?offer=([\w-]{43})/.exec(mail()?.text ?? "")?.[1] ?? "";
    await t.ok("POST /api/billing/v1/offer/", { token, body: { offer } });
    expect(await isConfirmed()).toBe(confirmed);
  });
});

it("asks nobody who was made by a command or for the demo", async () => {
  const trusted = await t.register("superuser");
  const draft = { username: "ensured", email: "ensured@example.com", password: null, isSuperuser: false };
  const ensured = await t.services.accounts.ensure(draft);
  for (const { emailConfirmedAt } of [trusted, ensured]) expect(emailConfirmedAt).toBeInstanceOf(Date);
  expect(mailsTo(trusted.email)).toEqual([]);
});
