import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const reset = "POST /api/accounts/v1/userlist/{id}/password-reset/";
const confirmation = "POST /api/accounts/v1/userlist/{id}/email-confirmation/";
const mailed = (email: string) => t.mails.filter(({ to }) => to === email);

describe.each([
  [reset, /\/reset-password\//],
  [confirmation, /\/confirm-email\//],
] as const)("%s", (call, link) => {
  async function member() {
    const user = await t.register();
    await t.query("update users set email_confirmed_at = null where id = $1", [user.id]);
    return user;
  }

  it("mails the member a link, once a minute, also for two presses at once", async () => {
    const { id, email } = await member();
    const answers = await Promise.all([t.request(call, { token, id }), t.request(call, { token, id })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 429]);
    await expect.poll(() => mailed(email)).toMatchObject([{ text: expect.stringMatching(link) }]);
    t.advance(61_000);
    expect((await t.request(call, { token, id })).status).toBe(204);
    await expect.poll(() => mailed(email).length).toBe(2);
  });

  it("mails nothing to a blocked member", async () => {
    const { id } = await member();
    await t.block(id);
    expect(await t.request(call, { token, id })).toMatchObject({ status: 409, body: { code: "member_unfit" } });
    expect((await t.request(call, { token, id: 2_000_000 })).status).toBe(404);
  });
});

it("mails no confirmation of an address that is confirmed", async () => {
  const { id } = await t.register();
  expect((await t.request(confirmation, { token, id })).status).toBe(204);
  expect(await t.query("select id from audit_log where target_id = $1", [id])).toEqual([]);
});
