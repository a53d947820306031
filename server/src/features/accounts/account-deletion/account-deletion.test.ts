import { describe, expect, it, vi } from "vitest";
import { picture } from "#fixtures/pictures.ts";
import { hashToken, newToken } from "#security/authentication.ts";
import { first, password } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";
import { startPaidApp } from "#test/peers/payments.ts";

const t = await startPaidApp();
const day = 86_400_000;
const { deleteDue } = t.services.accounts.accountDeletion;

const mailsTo = (email: string, subject: string) =>
  t.mails.filter((mail) => mail.to === email && mail.subject.includes(subject));
const scheduleDeletion = (token: string, body: object = {}) =>
  t.request("POST /api/accounts/v1/security/leave/", { token, body: { current_password: password, ...body } });
const cancelDeletion = (token: string) => t.request("DELETE /api/accounts/v1/security/leave/", { token });
const security = (token: string) => t.ok("GET /api/accounts/v1/security/", { token });
const exists = async (id: number) => (await t.query("select 1 from users where id = $1", [id])).length === 1;

async function newcomer() {
  const { id, email, username } = await t.register();
  return { id, email, username, token: await t.login(email) };
}

/** A new session, opened without a password. */
async function signedInNow(id: number): Promise<string> {
  const token = newToken();
  await t.query("insert into sessions (user_id, token_hash, created_at, last_used_at) values ($1, $2, $3, $3)", [
    ...[id, hashToken(token), t.clock()],
  ]);
  return token;
}

async function newSubscriber(email: string, id: number) {
  await t.ok("POST /api/subscriber/v1/subscriberlist/", {
    body: {
      ...{ first_name: "A", middle_name: "", last_name: `B${id}`, full_name: "A B", age: 30, telephone: "" },
      ...{ country: "Norway", secondary_email: email, comments: "" },
    },
  });
}
const isSubscriber = async (email: string) =>
  (await t.query("select 1 from subscribers where secondary_email = $1", [email])).length === 1;

/** Compares every maintained count with the rows. */
async function expectCounts() {
  const kept = await t.query<{ name: string; n: number }>("select name, n from kept_counts order by name");
  const [counted] = await t.query<Record<string, number>>(
    `select (select count(*)::int from audit_log) as audit, (select count(*)::int from users where not is_active) as blocked,
       (select count(*)::int from subscribers) as subscribers, (select count(*)::int from users where is_superuser) as superusers,
       (select count(*)::int from users) as users`,
  );
  expect(Object.fromEntries(kept.map(({ name, n }) => [name, n]))).toEqual(counted);
  expect(
    await t.query(
      `select id from videos v where coalesce(like_count, 0) <> (select count(*) from likes l where l.video_id = v.id)
       union all select user_id from lists l where video_count <> (select count(*) from list_videos v
         where v.user_id = l.user_id and v.kind = l.kind)`,
    ),
  ).toEqual([]);
}

describe("deleting one's account", () => {
  it("is scheduled 14 days ahead, changes nothing until then, and can be cancelled", async () => {
    const { id, email, token } = await newcomer();
    const before = t.clock().getTime();
    const { status, body } = await scheduleDeletion(token);
    expect(status).toBe(200);
    const { leaves_at } = body as { leaves_at: string };
    expect(Date.parse(leaves_at) - before).toBeGreaterThanOrEqual(14 * day);
    expect((await security(token)).leaves_at).toBe(leaves_at);
    const date = new Date(leaves_at).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
    await vi.waitFor(() => expect(mailsTo(email, `will be deleted on ${date}`)).toHaveLength(1));
    // A repeated request keeps the date and sends no other mail.
    t.advance(day);
    expect((await scheduleDeletion(token)).body).toEqual({ leaves_at });
    expect((await security(await t.login(email))).leaves_at).toBe(leaves_at);
    expect((await cancelDeletion(token)).status).toBe(204);
    expect((await security(token)).leaves_at).toBeNull();
    t.advance(20 * day);
    await deleteDue();
    expect(await exists(id)).toBe(true);
    expect(mailsTo(email, "will be deleted")).toHaveLength(1);
  });

  it("fails without the password, or without a recent sign-in for members who have none", async () => {
    const { id, token } = await newcomer();
    expect((await scheduleDeletion(token, { current_password: "not mine" })).status).toBe(400);
    await t.query("update users set password_hash = null where id = $1", [id]);
    t.advance(16 * 60_000);
    expect((await scheduleDeletion(token)).body).toMatchObject({ code: "sign_in_again" });
    expect((await scheduleDeletion(await signedInNow(id))).status).toBe(200);
  });

  it("deletes all of the member's data, keeps counts exact, and anonymizes payments", async () => {
    const { id, subscription, customer, username, email } = await t.subscriber();
    const other = first(await t.members("superuser", 1));
    await t.query("update users set email_confirmed_at = now() where id = $1", [id]);
    const token = await signedInNow(id);
    const videos = await libraryOf(t, other.token).fill([{}, {}, {}]);
    for (const each of [token, other.token]) {
      const user = each === token ? id : other.id;
      for (const video of videos) {
        await t.ok("POST /api/category/v1/like/videos/", {
          token: each,
          body: { likevideo: video, likeusers: [user] },
        });
      }
      await t.ok("POST /api/category/v1/save/videos/", { token: each, body: { user, video: videos } });
    }
    await t.ok("DELETE /api/accounts/v1/userlist/{id}/sessions/", { token: other.token, id });
    await newSubscriber(email, id);
    const again = await signedInNow(id);
    expect((await scheduleDeletion(again)).status).toBe(200);
    await vi.waitFor(() =>
      expect(t.emulator.world.find("subscriptions", subscription)).toMatchObject({ cancel_at_period_end: true }),
    );
    await t.catchUp();
    const [bought] = await t.query("select subscriptions_bought from sales");

    t.advance(14 * day);
    await deleteDue();
    expect(await exists(id)).toBe(false);
    await expectCounts();
    const likes = await t.query<{ like_count: number }>("select like_count from videos where id = any($1)", [videos]);
    expect(likes.map(({ like_count }) => like_count)).toEqual([1, 1, 1]);
    expect(await t.query("select subscriptions_bought from sales")).toEqual([bought]);
    // Their sessions are gone, and the address is free.
    expect((await t.request("GET /api/accounts/v1/checkpro/", { token: again })).status).toBe(401);
    const body = { username, email, password, password2: password };
    const fresh = await t.ok("POST /api/accounts/v1/register/", { body });
    expect(fresh.id).not.toBe(id);

    const payments = await t.query("select user_id, amount_paid from payments where subscription_id = $1", [
      subscription,
    ]);
    expect(payments).toEqual([{ user_id: null, amount_paid: 30_000 }]);
    expect(await t.history(id)).toContain("subscribed");
    const entries = await t.query<{ action: string; details: object }>(
      "select action, details from audit_log where target_id = $1 and target_type = 'member'",
      [id],
    );
    expect(entries).toEqual([{ action: "member.sign_out", details: {} }]);
    expect(await isSubscriber(email)).toBe(true);
    await vi.waitFor(() => expect(mailsTo(email, "account has been deleted")).toHaveLength(1));
    // Later events from the payment provider belong to nobody.
    t.emulator.control.passTime(customer, 31 * 86_400);
    await t.catchUp();
    await deleteDue();
    expect(mailsTo(email, "account has been deleted")).toHaveLength(1);
  });

  it("removes the newsletter sign-up on request, only of a confirmed address", async () => {
    for (const proven of [true, false]) {
      const { id, email, token } = await newcomer();
      if (!proven) await t.query("update users set email_confirmed_at = null where id = $1", [id]);
      await newSubscriber(email, id);
      await scheduleDeletion(token, { forget_news: true });
      t.advance(14 * day);
      await deleteDue();
      expect([await exists(id), await isSubscriber(email)]).toEqual([false, !proven]);
    }
    await expectCounts();
  });

  it("is retried after a failure, which is logged without the query's values", async () => {
    const { id, email, token } = await newcomer();
    await scheduleDeletion(token);
    t.advance(14 * day);
    await t.query("alter table audit_log rename to away");
    await t.query("insert into pgboss.job (name) values ('accounts-deletion')");
    const logged = () => t.log.find((line) => line.includes('"queue":"accounts-deletion"')) ?? "";
    await vi.waitFor(() => expect(logged()).toContain("accounts that could not be deleted: 1"));
    await t.query("alter table away rename to audit_log");
    expect(logged()).toContain('Failed query: update \\"audit_log\\"');
    expect(logged()).toContain('relation \\"audit_log\\" does not exist');
    expect(logged()).not.toMatch(/"params"|params:/);
    await deleteDue();
    expect([await exists(id), logged().includes(email)]).toEqual([false, false]);
  });

  it("deletes the profile picture", async () => {
    const { id, token } = await newcomer();
    const kept = await t.services.pictures.keep(await picture("png", 64, 64), "avatar");
    await t.query("update users set profile_pic = $2 where id = $1", [id, kept]);
    expect(await t.keptPictures()).toContain(kept);
    await scheduleDeletion(token);
    t.advance(14 * day);
    await deleteDue();
    await vi.waitFor(async () => expect(await t.keptPictures()).not.toContain(kept));
  });

  it("happens once when several servers run the job", async () => {
    const members = await Promise.all(Array.from({ length: 5 }, newcomer));
    for (const { token } of members) await scheduleDeletion(token);
    t.advance(14 * day);
    await Promise.all([deleteDue(), deleteDue(), deleteDue()]);
    await deleteDue();
    for (const { id, email } of members) {
      expect(await exists(id)).toBe(false);
      await vi.waitFor(() => expect(mailsTo(email, "account has been deleted")).toHaveLength(1));
    }
    await expectCounts();
  });

  it("waits for the payment provider without holding up other accounts", async () => {
    const { id } = await t.subscriber();
    const other = await newcomer();
    await t.query("update users set deletion_at = $2 where id = any($1)", [[id, other.id], t.clock()]);
    t.emulator.setFault({ status: 500 });
    await expect(deleteDue()).rejects.toThrow("accounts that could not be deleted: 1");
    expect([await exists(id), await exists(other.id)]).toEqual([true, false]);
    t.emulator.setFault({});
    await deleteDue();
    expect(await exists(id)).toBe(false);
  });

  it("happens as soon as the payment provider has ended the account's subscription", async () => {
    const [one, other] = [await t.subscriber(), await t.subscriber()];
    await t.query("update users set deletion_at = $2 where id = any($1)", [[one.id, other.id], t.clock()]);
    const held = Promise.withResolvers<void>();
    const isAbout = (url: string, ...ids: string[]) => ids.some((id) => url.includes(id));
    t.emulator.setFault({
      hold: (url) => (isAbout(url, other.customer, other.subscription) ? held.promise : undefined),
    });
    const working = deleteDue();
    const there = async () => [await exists(one.id), await exists(other.id)];
    await expect.poll(there).toEqual([false, true]);
    held.resolve();
    t.emulator.setFault({});
    await working;
    expect(await there()).toEqual([false, false]);
  });

  it("lets the audit log be changed only by anonymizing entries about deleted members", async () => {
    const { id } = await newcomer();
    const other = first(await t.members("superuser", 1));
    await t.ok("DELETE /api/accounts/v1/userlist/{id}/", { token: other.token, id, body: { reason: "rude" } });
    for (const change of ["details = details - 'name' - 'reason'", "details = '{}'", "actor_id = null"]) {
      await expect(t.query(`update audit_log set ${change} where target_id = $1`, [id])).rejects.toThrow("append-only");
    }
    await t.query("delete from users where id = $1", [id]);
    for (const change of ['details = \'{"name": "x"}\'', "details = details - 'name' - 'reason', actor_id = 1"]) {
      await expect(t.query(`update audit_log set ${change} where target_id = $1`, [id])).rejects.toThrow("append-only");
    }
  });
});

describe("the last superuser", () => {
  it("cannot delete their account, not even when the last two try at the same time", async () => {
    await t.query("update users set is_active = false where is_superuser");
    const [one, other] = [await t.register("superuser"), await t.register("superuser")];
    const [mine, theirs] = [await t.login(one.email), await t.login(other.email)];
    const responses = await Promise.all([scheduleDeletion(mine), scheduleDeletion(theirs)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    const [deleted, remaining] = responses[0]?.status === 200 ? [one, other] : [other, one];
    expect(responses.find(({ status }) => status === 400)?.body).toMatchObject({
      errors: { non_field_errors: [expect.stringContaining("last superuser")] },
    });
    // The remaining superuser is blocked in the meantime, so the other account is kept.
    t.advance(14 * day);
    await t.block(remaining.id);
    await deleteDue();
    expect(await exists(deleted.id)).toBe(true);
    expect(await t.query("select deletion_at from users where id = $1", [deleted.id])).toEqual([{ deletion_at: null }]);
  });

  it("sees the date of a member's scheduled deletion", async () => {
    await t.query("update users set is_active = true where is_superuser");
    const { token } = first(await t.members("superuser", 1));
    const member = await newcomer();
    const { body } = await scheduleDeletion(member.token);
    const account = await t.ok("GET /api/accounts/v1/userlist/{id}/account/", { token, id: member.id });
    expect(account).toMatchObject(body as object);
  });
});
