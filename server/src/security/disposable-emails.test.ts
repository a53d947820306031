import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first, password } from "#test/app/members.ts";
import { createDisposableEmailCheck } from "./disposable-emails.ts";

const t = await startApp({ config: { disposableEmails: "refused" } });
const account = { username: "someone", password, password2: password };
const person = { first_name: "A", last_name: "B", age: 30, country: "Norway" };
const member = first(await t.members("member", 1));
const second = (secondary_email: string) =>
  t.request("PATCH /api/accounts/v1/userlist/{id}/", { ...member, body: { secondary_email } });
const message = "Please use a permanent address: this provider's addresses are temporary.";

it.each(["a@mailinator.com", "a@MAILINATOR.COM", "a@sub.mailinator.com", "a@yopmail.com"])(
  "refuses %s",
  async (email) => {
    const registered = await t.request("POST /api/accounts/v1/register/", { body: { ...account, email } });
    expect([registered.status, registered.body]).toEqual([400, { email: [message] }]);
    const body = { ...person, secondary_email: email };
    const news = await t.request("POST /api/subscriber/v1/subscriberlist/", { body });
    expect(news).toMatchObject({
      status: 400,
      body: { code: "invalid_input", errors: { secondary_email: [message] } },
    });
    expect(await second(email)).toMatchObject({ status: 400, body: { errors: { secondary_email: [message] } } });
  },
);

it("lets members keep a second address of that kind that they have", async () => {
  await t.query("update users set secondary_email = 'a@mailinator.com' where id = $1", [member.id]);
  expect((await second("a@mailinator.com")).status).toBe(200);
});

it("accepts any other address, and lets existing members with such an address sign in", async () => {
  const body = { ...account, email: "someone@example.com" };
  expect((await t.request("POST /api/accounts/v1/register/", { body })).status).toBe(201);
  await t.query("update users set email = 'someone@mailinator.com' where email = 'someone@example.com'");
  expect(await t.login("someone@mailinator.com")).toMatch(/^[\w-]{43}$/);
});

it("refuses none unless configured to", async () => {
  expect(await createDisposableEmailCheck({ disposableEmails: "allowed" })("a@mailinator.com")).toBe(false);
});
