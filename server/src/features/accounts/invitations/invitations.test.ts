import { expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first, password } from "#test/app/members.ts";

const t = await startApp();
const owner = first(await t.members("superuser", 1));
const { token } = owner;
let people = 0;
const fresh = () => `Guest${++people}@example.com`;

const invite = async (emails: string[], free_days = 7) =>
  (await t.ok("POST /api/accounts/v1/invitations/", { token, body: { emails, free_days } })).results;
const linkFor = (email: string) =>
  vi.waitFor(() => {
    const text = t.mails.findLast(({ to }) => to === email)?.text ?? "";
    return /\/signup\?invitation=([\w-]{43})\s/.exec(text)?.[1] ?? expect.fail(`no invitation to ${email}`);
  });
async function invited(free_days = 7) {
  const email = fresh();
  await invite([email], free_days);
  return { email, invitation: await linkFor(email) };
}
const bodyOf = (email: string, more: object = {}) => ({
  ...{ username: email.split("@")[0], email, password, password2: password, ...more },
});
const register = (body: object) => t.request("POST /api/accounts/v1/register/", { body });
const setOpen = (open: boolean) => t.ok("PUT /api/site/v1/opening/", { token, body: { open } });
const idOf = async (email: string) =>
  first(await t.query<{ id: number }>("select id from invitations where email = $1", [email])).id;

it("says what came of each address", async () => {
  const [known, again, unsubscribed] = [await t.register(), fresh(), fresh()];
  await invite([again]);
  await t.query(
    `insert into subscribers (first_name, middle_name, last_name, full_name, telephone, country, comments, secondary_email,
       unsubscribed_at) values ('A', '', 'B', 'A B', '', 'Norway', '', $1, now())`,
    [unsubscribed],
  );
  const guest = fresh();
  const given = [known.email.toUpperCase(), again, unsubscribed, ` ${guest} `, guest.toUpperCase(), "no address"];
  expect(await invite(given)).toEqual([
    { email: known.email.toUpperCase(), outcome: "member" },
    { email: again, outcome: "waiting" },
    { email: unsubscribed, outcome: "refused" },
    { email: guest, outcome: "invited" },
    { email: "no address", outcome: "invalid" },
  ]);
  await linkFor(guest);
  expect(t.mails.filter(({ to }) => to === again)).toHaveLength(1);
  expect(t.mails.filter(({ to }) => to === unsubscribed)).toEqual([]);
});

it("refuses more than 200 addresses, and days beyond the limit", async () => {
  const body = { emails: Array.from({ length: 201 }, fresh), free_days: 7 };
  expect((await t.request("POST /api/accounts/v1/invitations/", { token, body })).status).toBe(400);
  const days = { emails: [fresh()], free_days: -1 };
  expect((await t.request("POST /api/accounts/v1/invitations/", { token, body: days })).status).toBe(400);
});

it("lets an invited person into a closed site, with their days, and only once", async () => {
  const { email, invitation } = await invited(7);
  await setOpen(false);
  expect(await t.ok("GET /api/public/v1/invitation/", { query: { invitation } })).toEqual({
    ...{ usable: true, free_days: 7, email, username: email.split("@")[0] },
  });
  expect((await register(bodyOf(fresh()))).body).toMatchObject({ code: "site_closed" });
  expect((await register(bodyOf(fresh(), { invitation: "x".repeat(43) }))).body).toMatchObject({ code: "site_closed" });
  const other = await register(bodyOf(fresh(), { invitation }));
  expect([other.status, Object.keys(other.body as object)]).toEqual([400, ["email"]]);
  const { status, body } = await register(bodyOf(email.toLowerCase(), { invitation }));
  expect(status).toBe(201);
  const session = (body as { token: string }).token;
  const me = await t.ok("GET /api/accounts/v1/current_user/", { token: session });
  const days = (Date.parse(me.pro_expiry_date ?? "") - t.clock().getTime()) / 86_400_000;
  expect(Math.round(days)).toBe(7);
  expect(await t.ok("GET /api/public/v1/invitation/", { query: { invitation } })).toMatchObject({ usable: false });
  expect((await register(bodyOf(fresh(), { invitation }))).body).toMatchObject({ code: "site_closed" });
  const list = await t.ok("GET /api/accounts/v1/invitations/", { token });
  expect(list.results.find((each) => each.email === email)).toMatchObject({ state: "accepted", used_by: me.id });
  await setOpen(true);
});

it("is used once, however many come with it at once", async () => {
  const { email, invitation } = await invited(7);
  const answers = await Promise.all(
    ["one", "two", "three"].map((username) => register(bodyOf(email, { username, invitation }))),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
  const given = await t.query("select f.id from free_time f join users u on u.id = f.user_id where u.email = $1", [
    email,
  ]);
  expect(given).toHaveLength(1);
});

it("is taken up by a member with a press, and without days gives none", async () => {
  const member = await t.register();
  const session = await t.login(member.email);
  const { invitation } = await invited(7);
  const call = "POST /api/accounts/v1/invitation/";
  const taken = await t.ok(call, { token: session, body: { invitation } });
  expect(taken.pro_until).not.toBeNull();
  expect((await t.request(call, { token: session, body: { invitation } })).status).toBe(400);
  const none = await invited(0);
  expect(await t.ok(call, { token: session, body: { invitation: none.invitation } })).toEqual({ pro_until: null });
});

it("ends when it is withdrawn or expires, and is renewed by another invitation", async () => {
  const { email, invitation } = await invited();
  const id = await idOf(email);
  await t.ok("DELETE /api/accounts/v1/invitations/{id}/", { token, id });
  expect(await t.ok("GET /api/public/v1/invitation/", { query: { invitation } })).toMatchObject({ usable: false });
  expect((await t.request("POST /api/accounts/v1/invitations/{id}/resend/", { token, id })).status).toBe(404);
  expect(await invite([email])).toEqual([{ email, outcome: "invited" }]);
  await vi.waitFor(async () => expect(await linkFor(email)).not.toBe(invitation));
  await t.query("update invitations set expires_at = $2 where id = $1", [id, t.clock()]);
  const state = async () =>
    (await t.ok("GET /api/accounts/v1/invitations/", { token })).results.find((row) => row.id === id);
  expect(await state()).toMatchObject({ state: "expired" });
});

it("is sent again at most once an hour, with a link that replaces the first", async () => {
  const { email, invitation } = await invited();
  const id = await idOf(email);
  const call = "POST /api/accounts/v1/invitations/{id}/resend/";
  expect((await t.request(call, { token, id })).status).toBe(429);
  await t.query("update invitations set asked_at = asked_at - interval '61 minutes' where id = $1", [id]);
  expect(await t.ok(call, { token, id })).toMatchObject({ state: "waiting" });
  await vi.waitFor(async () => expect(await linkFor(email)).not.toBe(invitation));
  expect(await t.ok("GET /api/public/v1/invitation/", { query: { invitation } })).toMatchObject({ usable: false });
});

it("is refused by whoever reads its mail, who is not written to again", async () => {
  const { email, invitation } = await invited();
  const call = "POST /api/accounts/v1/invitation/refusal/";
  await setOpen(false);
  expect((await t.request(call, { body: { invitation: "x".repeat(43) } })).status).toBe(400);
  await t.ok(call, { body: { invitation } });
  expect((await t.request(call, { body: { invitation } })).status).toBe(400);
  expect((await register(bodyOf(email, { invitation }))).body).toMatchObject({ code: "site_closed" });
  await setOpen(true);
  expect(await invite([email.toUpperCase()])).toEqual([{ email: email.toUpperCase(), outcome: "refused" }]);
});

it("is not sent again to whoever has refused mail since", async () => {
  const { email } = await invited();
  const id = await idOf(email);
  await t.query("update invitations set asked_at = asked_at - interval '61 minutes' where id = $1", [id]);
  await t.query(
    `insert into subscribers (first_name, middle_name, last_name, full_name, telephone, country, comments, secondary_email,
       unsubscribed_at) values ('A', '', 'B', 'A B', '', 'Norway', '', $1, now())`,
    [email],
  );
  const again = await t.request("POST /api/accounts/v1/invitations/{id}/resend/", { token, id });
  expect([again.status, again.body]).toMatchObject([403, { message: "They don't want emails from this site." }]);
});

it("is forgotten with the account, and some time after nobody came", async () => {
  const { email } = await invited();
  await t.query("update invitations set expires_at = $2 where email = $1", [
    email,
    new Date(t.clock().getTime() - 61 * 86_400_000),
  ]);
  await t.services.accounts.invitations.sweep();
  expect(await t.query("select 1 from invitations where email = $1", [email])).toEqual([]);
});
