import { describe, expect, it, vi } from "vitest";
import { hashToken, newToken } from "#security/authentication.ts";
import { password } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";

const t = await startPaidApp();
const hour = 60 * 60_000;
const pageOf = { new: "Confirm your new", current: "is about to change" };
let addresses = 0;
const fresh = () => `moved${++addresses}@example.org`;

const mailsTo = (email: string, subject: string) =>
  t.mails.filter((mail) => mail.to === email && mail.subject.includes(subject));
const ask = (token: string, email: string, current_password: string | undefined = password) =>
  t.request("POST /api/accounts/v1/security/email/", { token, body: { email, current_password } });
const answer = (token: string, refuse = false) =>
  t.request("POST /api/accounts/v1/email/change/", { body: { token, refuse } });
const show = (token: string) => t.ok("GET /api/accounts/v1/security/addresses/", { token });
const alive = async (token: string) => (await t.request("GET /api/accounts/v1/checkpro/", { token })).status === 200;
const logsIn = async (email: string) =>
  (await t.request("POST /api/accounts/v1/login/", { body: { email, password } })).status === 200;

/** The token of the newest link mailed to the new or the current address. */
async function linkTo(end: keyof typeof pageOf, email: string, count = 1): Promise<string> {
  await vi.waitFor(() => expect(mailsTo(email, pageOf[end])).toHaveLength(count));
  const link = new RegExp(`http://mindreel\\.test/change-email/${end}/([\\w-]{43})\\s`);
  return link.exec(mailsTo(email, pageOf[end])[count - 1]?.text ?? "")?.[1] ?? "";
}

const insertReset = (id: number, tokenHash: string) =>
  t.query(
    `insert into one_time_links (user_id, token_hash, purpose, email, created_at, expires_at)
       select id, $2, 'password_reset', email, now(), now() + interval '1 year' from users where id = $1`,
    [id, tokenHash],
  );

async function newcomer() {
  const { id, email } = await t.register();
  return { id, email, token: await t.login(email) };
}

/** A member who requested a change, with the links mailed to both addresses. */
async function asked() {
  const member = await newcomer();
  const email = fresh();
  const { status, body } = await ask(member.token, email);
  expect([status, body]).toEqual([200, { detail: expect.stringContaining("both addresses") }]);
  return {
    ...member,
    to: email,
    links: { new: await linkTo("new", email), current: await linkTo("current", member.email) },
  };
}

describe("a change of address", () => {
  it.each([["new", "current"] as const, ["current", "new"] as const])(
    "takes effect once both addresses have confirmed it, %s first",
    async (one, other) => {
      const { id, email, token, to, links } = await asked();
      await insertReset(id, `old${id}`);
      expect((await show(token)).change).toMatchObject({ email: to, new_confirmed: false, current_confirmed: false });
      expect((await answer(links[one])).body).toEqual({ state: "waiting" });
      expect((await show(token)).change).toMatchObject({ [`${one}_confirmed`]: true, [`${other}_confirmed`]: false });
      expect([await logsIn(email), await logsIn(to)]).toEqual([true, false]);
      // Each link works once.
      expect((await answer(links[one])).status).toBe(400);

      expect((await answer(links[other])).body).toEqual({ state: "changed" });
      expect(await show(token)).toMatchObject({ email: to, change: null });
      expect([await logsIn(email), await logsIn(to), await alive(token)]).toEqual([false, true, true]);
      expect((await t.ok("GET /api/accounts/v1/security/", { token })).email_confirmed).toBe(true);
      expect(await t.query("select 1 from one_time_links where user_id = $1", [id])).toEqual([]);
      for (const address of [email, to]) {
        await vi.waitFor(() => expect(mailsTo(address, "address was changed")).toHaveLength(1));
      }
      for (const used of Object.values(links)) expect((await answer(used)).status).toBe(400);
      // The old address is free for anyone to register.
      const body = { username: `heir${id}`, email, password, password2: password };
      expect((await t.request("POST /api/accounts/v1/register/", { body })).status).toBe(201);
    },
  );

  it("keeps only hashes of its links", async () => {
    const { id, links } = await asked();
    const rows = JSON.stringify(
      await t.query(
        "select * from email_changes c join one_time_links l on l.email_change_id = c.id where c.user_id = $1",
        [id],
      ),
    );
    const jobs = JSON.stringify(await t.query("select data from pgboss.job where name = 'mail-address'"));
    for (const [end, link] of Object.entries(links)) {
      expect(link).toHaveLength(43);
      // The token is in the URL of the page, which is logged.
      await t.app.inject({ url: `/change-email/${end}/${link}` });
      expect([rows, jobs, t.log.join("")].filter((text) => text.includes(link))).toEqual([]);
    }
  });

  it("can be refused at the current address: every device is signed out, and the owner is mailed a reset link", async () => {
    const { email, token, to, links } = await asked();
    await answer(links.new);
    expect((await answer(links.current, true)).body).toEqual({ state: "refused" });
    expect([await alive(token), await logsIn(to)]).toEqual([false, false]);
    await vi.waitFor(() => expect(mailsTo(email, "Set a new password")).toHaveLength(1));
    expect((await answer(links.current)).status).toBe(400);
    const again = await t.login(email);
    expect((await show(again)).change).toBeNull();
  });

  it("can be refused at the new address, which signs nobody out", async () => {
    const { token, links } = await asked();
    expect((await answer(links.new, true)).body).toEqual({ state: "refused" });
    expect((await show(token)).change).toBeNull();
    expect(await alive(token)).toBe(true);
    expect((await answer(links.current)).status).toBe(400);
  });

  it("can be cancelled by its member, and is replaced by a later one", async () => {
    const { email, token, links } = await asked();
    expect((await t.request("DELETE /api/accounts/v1/security/email/", { token })).status).toBe(204);
    expect((await show(token)).change).toBeNull();
    for (const link of Object.values(links)) expect((await answer(link)).status).toBe(400);
    const [second, third] = [fresh(), fresh()];
    await ask(token, second);
    const stale = await linkTo("new", second);
    await linkTo("current", email, 2);
    await ask(token, third);
    expect((await show(token)).change?.email).toBe(third);
    expect((await answer(stale)).status).toBe(400);
    await answer(await linkTo("new", third));
    await answer(await linkTo("current", email, 3));
    expect(await logsIn(third)).toBe(true);
  });

  it("expires after 24 hours, and is deleted", async () => {
    const { id, token, links } = await asked();
    await answer(links.new);
    t.advance(24 * hour);
    expect((await answer(links.current)).status).toBe(400);
    expect((await show(token)).change).toBeNull();
    await t.services.accounts.emailChange.sweep();
    expect(await t.query("select 1 from email_changes where user_id = $1", [id])).toEqual([]);
  });

  it("can be requested at most five times a day", async () => {
    const { token } = await newcomer();
    for (let count = 1; count <= 5; count++) expect((await ask(token, fresh())).status).toBe(200);
    expect((await ask(token, fresh())).status).toBe(429);
    t.advance(24 * hour);
    expect((await ask(token, fresh())).status).toBe(200);
  });

  it("to a taken address gets the same response as any other, and only the owner of that address is mailed", async () => {
    const [member, owner] = [await newcomer(), await newcomer()];
    const { status, body } = await ask(member.token, owner.email.toUpperCase());
    const other = await ask((await newcomer()).token, fresh());
    expect([status, body]).toEqual([other.status, other.body]);
    expect((await show(member.token)).change).toMatchObject({ new_confirmed: false });
    await vi.waitFor(() => expect(mailsTo(owner.email, "You already have a")).toHaveLength(1));
    expect(mailsTo(owner.email, "You already have a")[0]?.text).not.toContain("change-email");
    expect((await answer(await linkTo("current", member.email))).body).toEqual({ state: "waiting" });
  });

  it("to an address that was taken in the meantime fails, and changes nothing", async () => {
    const { email, to, links } = await asked();
    await answer(links.current);
    const body = { username: `quicker${addresses}`, email: to, password, password2: password };
    await t.ok("POST /api/accounts/v1/register/", { body });
    expect((await answer(links.new)).status).toBe(400);
    expect(await logsIn(email)).toBe(true);
  });

  it("needs no approval from a current address that was never confirmed", async () => {
    const { id, token } = await newcomer();
    await t.query("update users set email_confirmed_at = null where id = $1", [id]);
    const to = fresh();
    await ask(token, to);
    expect((await answer(await linkTo("new", to))).body).toEqual({ state: "changed" });
    expect((await t.ok("GET /api/accounts/v1/security/", { token })).email_confirmed).toBe(true);
  });

  it("explains to each address whether its approval is needed", async () => {
    const [approving, unproven] = [await asked(), await newcomer()];
    await t.query("update users set email_confirmed_at = null where id = $1", [unproven.id]);
    const to = fresh();
    await ask(unproven.token, to);
    const link = await linkTo("new", to);
    await linkTo("current", unproven.email);
    const [asking, alone] = [
      [approving.to, approving.email],
      [to, unproven.email],
    ].map(([there = "", here = ""]) => [mailsTo(there, pageOf.new)[0]?.text, mailsTo(here, pageOf.current)[0]?.text]);
    expect(asking).toEqual([
      expect.stringMatching(/approved\s+at\s+the\s+current\s+address/),
      expect.stringMatching(/Nothing\s+changes\s+without\s+your\s+approval/),
    ]);
    expect(alone).toEqual([
      expect.not.stringMatching(/approved\s+at/),
      expect.stringMatching(/never\s+confirmed,\s+so\s+the\s+change\s+doesn't\s+need\s+your\s+approval/),
    ]);
    await answer(link);
    for (const each of Object.values(approving.links)) await answer(each);
    for (const [email, words] of [
      [approving.email, /as\s+approved\s+with/],
      [unproven.email, /approval\s+wasn't\s+needed/],
    ] as const) {
      await vi.waitFor(() => expect(mailsTo(email, "address was changed")).toHaveLength(1));
      expect(mailsTo(email, "address was changed")[0]?.text).toMatch(words);
    }
  });

  it("needs that approval after all if the owner of the current address has confirmed it since", async () => {
    const { id, email, token } = await newcomer();
    await t.query("update users set email_confirmed_at = null where id = $1", [id]);
    const to = fresh();
    await ask(token, to);
    const link = await linkTo("new", to);
    expect((await show(token)).change).toMatchObject({ new_confirmed: false, current_confirmed: true });
    // The owner of the address takes over the account that someone else registered with it.
    const reset = hashToken("a link");
    await insertReset(id, reset);
    const params = { uid: String(id), token: "a link" };
    const body = {
      ...params,
      new_password1: "another lake, another dawn",
      new_password2: "another lake, another dawn",
    };
    await t.ok("POST /reset-password/{uid}/{token}/", { params, body });
    expect((await answer(link)).body).toEqual({ state: "waiting" });
    expect(await t.query("select email from users where id = $1", [id])).toEqual([{ email }]);
    expect((await answer(await linkTo("current", email))).body).toEqual({ state: "changed" });
  });

  it("takes effect once when both addresses confirm at the same moment", async () => {
    const { id, to, links } = await asked();
    const states = (await Promise.all([answer(links.new), answer(links.current)])).map(({ body }) => body);
    expect(states).toContainEqual({ state: "changed" });
    expect(states).toContainEqual({ state: "waiting" });
    expect(await t.query("select email from users where id = $1", [id])).toEqual([{ email: to }]);
    await vi.waitFor(() => expect(mailsTo(to, "address was changed")).toHaveLength(1));
  });

  it("needs the password, and an address other than the current one", async () => {
    const { email, token } = await newcomer();
    for (const secret of ["not mine", ""]) {
      const { status, body } = await ask(token, fresh(), secret);
      expect([status, body]).toMatchObject([400, { errors: { current_password: [expect.any(String)] } }]);
    }
    const { status, body } = await ask(token, email.toUpperCase());
    expect([status, body]).toMatchObject([400, { errors: { email: [expect.any(String)] } }]);
    expect((await show(token)).change).toBeNull();
  });

  it("requires a recent sign-in from members without a password", async () => {
    const { token, id, email } = await newcomer();
    await t.query("update users set password_hash = null where id = $1", [id]);
    t.advance(16 * 60_000);
    expect((await ask(token, fresh())).body).toMatchObject({ code: "sign_in_again" });
    await t.query("update sessions set created_at = $2 where user_id = $1", [id, t.clock()]);
    expect((await ask(token, fresh())).status).toBe(200);
    await linkTo("current", email);
  });

  it("is passed on to the payment provider", async () => {
    const { id, email, customer } = await t.subscriber();
    const token = newToken();
    const now = t.clock();
    await t.query("update users set email_confirmed_at = $2 where id = $1", [id, now]);
    await t.query("insert into sessions (user_id, token_hash, created_at, last_used_at) values ($1, $2, $3, $3)", [
      ...[id, hashToken(token), now],
    ]);
    const to = fresh();
    expect((await ask(token, to)).status).toBe(200);
    await answer(await linkTo("new", to));
    await answer(await linkTo("current", email));
    const updates = () =>
      t.emulator
        .events()
        .filter((event) => event.type === "customer.updated")
        .map((event) => event.data.object);
    await vi.waitFor(() => expect(updates()).toMatchObject([{ id: customer, email: to }]));
  });
});
