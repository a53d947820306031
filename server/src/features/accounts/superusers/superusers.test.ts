import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { password } from "#test/app/members.ts";

const t = await startApp();
const make = "PUT /api/accounts/v1/userlist/{id}/superuser/";
const unmake = "DELETE /api/accounts/v1/userlist/{id}/superuser/";
const body = { current_password: password };

async function signedIn(role: "member" | "superuser" = "member", on = t) {
  const user = await t.register(role);
  return { ...user, token: await on.login(user.email) };
}
const superusers = async () => (await t.query("select id from users where is_superuser and is_active")).length;
const list = (token: string, on = t) => on.request("GET /api/accounts/v1/userlist/", { token });

describe("a superuser", () => {
  it("is made and unmade by another, at once on every server, and is mailed", async () => {
    const other = await startApp({ beside: t.url });
    const [{ token, id: self }, member] = [await signedIn("superuser"), await signedIn()];
    expect((await list(member.token)).status).toBe(403);
    expect((await list(member.token, other)).status).toBe(403);
    for (const [call, then] of [
      [make, 200],
      [make, 200],
      [unmake, 403],
      [unmake, 403],
    ] as const) {
      expect((await t.request(call, { token, id: member.id, body })).status).toBe(204);
      expect((await list(member.token)).status).toBe(then);
      await expect.poll(async () => (await list(member.token, other)).status).toBe(then);
    }
    const actions = await t.query(
      "select action, details from audit_log where target_id = $1 and actor_id = $2 order by id",
      [member.id, self],
    );
    const details = { name: member.username };
    expect(actions).toEqual([
      { action: "member.make_superuser", details },
      { action: "member.unmake_superuser", details },
    ]);
    const mails = () =>
      [...t.mails, ...other.mails].flatMap(({ to, subject }) => (to === member.email ? [subject] : [])).toSorted();
    await expect
      .poll(mails)
      .toEqual(["You're no longer a superuser of Mindreel", "You're now a superuser of Mindreel"]);
  });

  it("is kept when two unmake each other at the same moment", async () => {
    await t.query("update users set is_superuser = false");
    const [ada, bob] = [await signedIn("superuser"), await signedIn("superuser")];
    const answers = await Promise.all([
      t.request(unmake, { token: ada.token, id: bob.id, body }),
      t.request(unmake, { token: bob.token, id: ada.id, body }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 403]);
    expect(await superusers()).toBe(1);
  });

  it("is kept when one unmakes another who blocks them at the same moment", async () => {
    await t.query("update users set is_superuser = false");
    const [ada, bob] = [await signedIn("superuser"), await signedIn("superuser")];
    await Promise.all([
      t.request(unmake, { token: ada.token, id: bob.id, body }),
      t.request("DELETE /api/accounts/v1/userlist/{id}/", { token: bob.token, id: ada.id }),
    ]);
    expect(await superusers()).toBe(1);
  });

  it("does not unmake themselves, and needs their password", async () => {
    const [{ token, id }, member] = [await signedIn("superuser"), await signedIn()];
    expect(await t.request(unmake, { token, id, body })).toMatchObject({
      ...{ status: 400, body: { errors: { non_field_errors: ["You can't change this for yourself."] } } },
    });
    for (const call of [make, unmake] as const) {
      const wrong = { token, id: member.id, body: { current_password: "a loud lake" } };
      expect(await t.request(call, wrong)).toMatchObject({
        status: 400,
        body: { errors: { current_password: [/./] } },
      });
    }
    expect((await list(member.token)).status).toBe(403);
    expect((await t.request(make, { token, id: 2_000_000, body })).status).toBe(404);
  });

  it.each([
    ["is blocked", "is_active = false"],
    ["is leaving", "deletion_at = now()"],
    ["has not confirmed their address", "email_confirmed_at = null"],
  ])("is not made of someone who %s", async (_, change) => {
    const [{ token }, { id }] = [await signedIn("superuser"), await signedIn()];
    await t.query(`update users set ${change} where id = $1`, [id]);
    const answer = await t.request(make, { token, id, body });
    expect(answer).toMatchObject({ status: 409, body: { code: "member_unfit" } });
  });

  it("has to set up two-factor sign-in first, where superusers need it", async () => {
    const strict = await startApp({ beside: t.url, config: { superusersNeedTwoFactors: true } });
    const [{ token }, member] = [await signedIn("superuser"), await signedIn("member", strict)];
    expect((await t.request(make, { token, id: member.id, body })).status).toBe(204);
    const code = async () => (await list(member.token, strict)).body;
    await expect.poll(code).toMatchObject({ code: "two_factor_setup_required" });
  });
});
