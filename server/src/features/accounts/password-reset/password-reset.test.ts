import { describe, expect, it, vi } from "vitest";
import { removeExpired } from "#security/one-time-links/one-time-links.repository.ts";
import { startApp } from "#test/app/app.ts";
import { first, password } from "#test/app/members.ts";
import { waitingForLocks } from "#test/database/database.ts";

const t = await startApp();
const fresh = "another lake, another dawn";
const asked = "POST /dj-rest-auth/password/reset/";
const used = "POST /reset-password/{uid}/{token}/";

const ask = (email: string) => t.request(asked, { body: { email } });

interface Link {
  readonly uid: string;
  readonly token: string;
}

const mailsTo = (email: string) =>
  t.mails.filter(({ to, subject }) => to === email && subject.startsWith("Set a new password"));

function linkIn(text: string): Link {
  const [, uid = "", token = ""] = /http:\/\/mindreel\.test\/reset-password\/(\d+)\/([\w-]{43})\s/.exec(text) ?? [];
  return { uid, token };
}

/** Requests a number of links and extracts them from the mails. */
async function linksFor(email: string, count = 1): Promise<Link[]> {
  const before = mailsTo(email).length;
  for (let n = 0; n < count; n++) await ask(email);
  await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(before + count));
  return mailsTo(email)
    .slice(before)
    .map(({ text }) => linkIn(text));
}

const use = ({ uid, token }: Link, body: Record<string, unknown> = {}) =>
  t.request(used, {
    params: { uid, token },
    body: { new_password1: fresh, new_password2: fresh, uid, token, ...body },
  });

const login = (email: string, secret: string) =>
  t.request("POST /api/accounts/v1/login/", { body: { email, password: secret } });
const current = (token: string) => t.request("GET /api/accounts/v1/current_user/", { token });

const unusable = { token: ["This link has expired or has already been used. Please ask for a new one."] };

describe("asking for a link", () => {
  it("for many unknown addresses delays no member's mail", async () => {
    const { email } = await t.register();
    const strangers = Array.from({ length: 300 }, (_, n) => ask(`stranger${n}@example.com`));
    expect(new Set((await Promise.all(strangers)).map(({ status }) => status))).toEqual(new Set([200]));
    const before = mailsTo(email).length;
    await ask(email);
    // Two jobs a second would take 150 s.
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(before + 1));
    const mailed = await t.query("select distinct data ->> 'email' as email from pgboss.job where name = 'mail-reset'");
    expect(mailed.filter(({ email }) => String(email).startsWith("stranger"))).toEqual([]);
  });

  it("mails none to an address that is being replaced at that moment", async () => {
    const { id, email } = await t.register();
    const leaving = await t.database.pool.connect();
    await leaving.query("begin");
    await leaving.query("update users set email = $2 where id = $1", [id, `new-${email}`]);
    const mailing = t.services.accounts.passwordReset.mailer({ send: async (mail) => void t.mails.push(mail) })({
      email,
    });
    await vi.waitFor(async () => expect(await t.query(waitingForLocks)).toHaveLength(1));
    await leaving.query("commit");
    leaving.release();
    await mailing;
    expect(mailsTo(email)).toEqual([]);
    expect(await t.query("select 1 from one_time_links where user_id = $1", [id])).toEqual([]);
  });

  it("returns the same bytes for a known, an unknown and a blocked address, and mails only the known one", async () => {
    const [known, blocked] = [await t.register(), await t.register()];
    await t.block(blocked.id);
    const raw = (email: string) =>
      t.app.inject({ method: "POST", url: "/dj-rest-auth/password/reset", payload: { email } });
    const responses = [await raw(blocked.email), await raw("nobody@example.com"), await raw(known.email.toUpperCase())];
    for (const { statusCode, payload, headers } of responses) {
      expect([statusCode, payload]).toEqual([200, '{"detail":"Password reset e-mail has been sent."}']);
      expect(headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
      expect(Object.keys(headers)).toEqual(Object.keys(first(responses).headers));
    }
    await vi.waitFor(() => expect(mailsTo(known.email)).toHaveLength(1));
    expect(t.mails.filter(({ to }) => to === blocked.email || to === "nobody@example.com")).toEqual([]);
  });

  it("does the same work for any address", async () => {
    const known = await t.register();
    const query = vi.spyOn(t.database.pool, "query");
    const work: string[][] = [];
    for (const email of [known.email, "somebody@example.com"]) {
      query.mockClear();
      await ask(email);
      work.push(
        query.mock.calls
          .map(([given]) => (given as unknown as { text: string }).text)
          // The job of the first request may be running by now and queue a mail.
          .filter((text) => text.includes("reset-request")),
      );
    }
    query.mockRestore();
    expect(work[0]).toEqual(work[1]);
    expect(work[0]).toHaveLength(1);
    await vi.waitFor(() => expect(mailsTo(known.email)).toHaveLength(1));
  });

  it.each(["", "no address", "a@", "@b", null, 5, undefined])(
    "with %j, which is not an address, returns 400",
    async (email) => {
      const { status, body } = await t.request(asked, { body: { email } });
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: "invalid_input", errors: { email: [expect.any(String)] } });
    },
  );

  it("leaves a member at most ten working links", async () => {
    const { id, email } = await t.register();
    await t.query(
      `insert into one_time_links (user_id, token_hash, purpose, email, created_at, expires_at)
         select $1, n::text, 'password_reset', $3, $2, $2::timestamptz + interval '1 hour' from generate_series(1, 9) n`,
      [id, t.clock(), email],
    );
    await linksFor(email);
    await ask(email);
    const later = await t.register();
    await linksFor(later.email);
    expect(mailsTo(email)).toHaveLength(1);
  });

  it("mails the same content as text and HTML, with no URL but ours and no picture", async () => {
    const { email, username } = await t.register();
    const link = first(await linksFor(email));
    const { html, text, subject } = first(mailsTo(email));
    expect(subject).toBe("Set a new password for Mindreel");
    const address = `http://mindreel.test/reset-password/${link.uid}/${link.token}`;
    for (const part of [html, text]) {
      expect(part).toContain(username);
      expect(part).toContain(address);
      expect(new Set(part.match(/https?:\/\/[^\s"<]+/g))).toEqual(new Set([address]));
    }
    expect(html).not.toMatch(/<img|url\(|<script|<link/);
  });
});

describe("a link", () => {
  it("sets a new password once, and ends every session and every other link", async () => {
    const { email } = await t.register();
    const sessions = [await t.login(email), await t.login(email)];
    const [one, two] = await linksFor(email, 2);
    if (one === undefined || two === undefined) throw new Error("two links are missing");
    const { status, body, headers } = await use(one);
    expect([status, body]).toEqual([200, { detail: "Password has been reset with the new password." }]);
    expect(headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
    for (const token of sessions) expect((await current(token)).status).toBe(401);
    expect((await login(email, password)).status).toBe(401);
    expect((await login(email, fresh)).status).toBe(200);
    for (const link of [one, two]) {
      const again = await use(link, { new_password1: "yet another one", new_password2: "yet another one" });
      expect([again.status, again.body]).toEqual([400, unusable]);
    }
    expect((await login(email, fresh)).status).toBe(200);
  });

  it("undoes what someone did with the account without ever confirming its address", async () => {
    const { email, id } = await t.register();
    const token = await t.login(email);
    await t.query(
      `update users set email_confirmed_at = null, secondary_email = 'stranger@example.org',
         secondary_email_confirmed_at = now() where id = $1`,
      [id],
    );
    const leave = { current_password: password, forget_news: true };
    await t.ok("POST /api/accounts/v1/security/leave/", { token, body: leave });
    expect((await use(first(await linksFor(email)))).status).toBe(200);
    const rows = await t.query("select secondary_email, deletion_at, forgets_news from users where id = $1", [id]);
    expect(rows).toEqual([{ secondary_email: "", deletion_at: null, forgets_news: false }]);
    const sent = await t.query(
      "select data ->> 'email' as email from pgboss.job where data ->> 'change' = 'password_changed' and data ->> 'username' = (select username from users where id = $1)",
      [id],
    );
    expect(sent).toEqual([{ email }]);
  });

  it("works for one hour", async () => {
    const [early, late] = [await t.register(), await t.register()];
    const links = [first(await linksFor(early.email)), first(await linksFor(late.email))] as const;
    t.advance(59 * 60_000);
    expect((await use(links[0])).status).toBe(200);
    t.advance(2 * 60_000);
    expect((await use(links[1])).body).toEqual(unusable);
    const kept = () => t.query("select 1 from one_time_links where user_id = $1", [late.id]);
    expect(await kept()).toHaveLength(1);
    await removeExpired(t.database.db, t.clock());
    expect(await kept()).toHaveLength(0);
  });

  it("applies the password rules, and stays usable after they reject a password", async () => {
    const { email, username } = await t.register();
    const link = first(await linksFor(email));
    for (const weak of ["short", "password123", username, email, "x".repeat(129)]) {
      const { status, body } = await use(link, { new_password1: weak, new_password2: weak });
      expect([status, Object.keys(body as object)]).toEqual([400, ["new_password1"]]);
    }
    expect((await use(link, { new_password2: "something else" })).body).toEqual({
      new_password2: ["The two passwords don't match."],
    });
    expect((await use(link, { new_password1: "", new_password2: undefined })).body).toEqual({
      new_password1: ["This field may not be blank."],
      new_password2: ["This field is required."],
    });
    expect((await use(link)).status).toBe(200);
  });

  it("is refused if the body, the member or the token does not match", async () => {
    const [owner, other] = [await t.register(), await t.register()];
    const link = first(await linksFor(owner.email));
    expect((await use(link, { uid: String(other.id) })).body).toEqual({
      uid: ["This isn't the link you opened."],
    });
    expect(Object.keys((await use(link, { token: "A".repeat(43) })).body as object)).toEqual(["token"]);
    for (const uid of [String(other.id), "0", "-1", "1e3", "99999999999", "x", `0${owner.id}`, "2147483648"]) {
      expect((await use({ ...link, uid })).body).toEqual(unusable);
    }
    for (const token of ["A".repeat(43), "x", link.token.slice(1), `${link.token}A`, "\0"]) {
      expect((await use({ ...link, token })).status).toBe(400);
    }
    await t.block(owner.id);
    expect((await use(link)).body).toEqual(unusable);
  });

  it("succeeds exactly once when used fifty times at once; so do several links together", async () => {
    const { email } = await t.register();
    const links = await linksFor(email, 2);
    const secrets = Array.from({ length: 50 }, (_, n) => `a different secret ${n}`);
    const responses = await Promise.all(
      secrets.map((secret, n) => use(links[n % 2] ?? first(links), { new_password1: secret, new_password2: secret })),
    );
    const won = responses.flatMap(({ status }, n) => (status === 200 ? [n] : []));
    expect(won).toHaveLength(1);
    for (const { status, body } of responses) if (status !== 200) expect([status, body]).toEqual([400, unusable]);
    expect((await login(email, secrets[won[0] ?? -1] ?? "")).status).toBe(200);
  });

  it("leaves no session of the old password behind, even if a sign-in happens at the same time", async () => {
    const { email } = await t.register();
    const link = first(await linksFor(email));
    const [reset, ...logins] = await Promise.all([
      use(link),
      ...Array.from({ length: 20 }, () => login(email, password)),
    ]);
    expect(reset.status).toBe(200);
    for (const { status, body } of logins) {
      if (status === 200) expect((await current((body as { token: string }).token)).status).toBe(401);
      else expect(status).toBe(401);
    }
  });

  it("is stored only as a hash, and never logged", async () => {
    const { email } = await t.register();
    const link = first(await linksFor(email));
    await t.app.inject({ url: `/reset-password/${link.uid}/${link.token}?x=1` });
    const tables = await t.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
    );
    await use(link, { new_password2: "no" });
    for (const { name } of tables) {
      expect(await t.query(`select 1 from ${name} r where strpos(r::text, $1) > 0`, [link.token]), name).toEqual([]);
    }
    const log = t.log.join("");
    expect(log).toContain(`/reset-password/${link.uid}/`);
    expect(log).not.toContain(link.token);
    await use(link);
    expect(t.log.join("")).not.toContain(fresh);
  });
});
