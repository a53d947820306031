import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const inHours = (hours: number) => new Date(t.clock().getTime() + hours * 3_600_000).toISOString();

async function draft(): Promise<number> {
  const { id } = await t.ok("POST /api/admin/v1/campaigns/", { token });
  const written = { subject: "News", preview_text: "", body: "Here.", videos: [], language: null };
  await t.ok("PUT /api/admin/v1/campaigns/{id}/", {
    ...{ token, id, body: { ...written, audience: ["subscribers"], version: 1 } },
  });
  return id;
}

const look = (id: number) => t.ok("GET /api/admin/v1/campaigns/{id}/", { token, id });
/** @param planned_at the time at which it is sent as far as the superuser knows; null for a draft */
const send = (id: number, send_at: string | null, planned_at: string | null) =>
  t.request("POST /api/admin/v1/campaigns/{id}/send/", { token, id, body: { send_at, planned_at } });

describe("a time to send a campaign", () => {
  it("is changed only by superusers who know the present one", async () => {
    const id = await draft();
    const [one, other] = [inHours(24), inHours(48)];
    expect((await send(id, one, null)).status).toBe(200);
    // Somebody else still looks at the draft, or at the previous time.
    expect(await send(id, null, null)).toMatchObject({ status: 409, body: { code: "campaign_changed" } });
    expect((await send(id, other, one)).status).toBe(200);
    expect(await send(id, null, one)).toMatchObject({ status: 409, body: { code: "campaign_changed" } });
    expect(await look(id)).toMatchObject({ state: "scheduled", send_at: other });
    expect((await send(id, null, other)).status).toBe(200);
  });

  it("is chosen by one of two superusers", async () => {
    const id = await draft();
    const answers = await Promise.all([send(id, inHours(24), null), send(id, inHours(48), null)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("is taken back only before the campaign has begun", async () => {
    const id = await draft();
    await send(id, inHours(24), null);
    t.advance(25 * 3_600_000);
    await t.query("update campaigns set state = 'sending', begun_at = now() where id = $1", [id]);
    const takeBack = () =>
      t.request("POST /api/admin/v1/campaigns/{id}/cancel/", { token, id, query: { state: "scheduled" } });
    expect(await takeBack()).toMatchObject({ status: 409, body: { code: "campaign_state" } });
    expect((await look(id)).state).toBe("sending");
    await t.query("update campaigns set state = 'scheduled', begun_at = null where id = $1", [id]);
    expect(await takeBack()).toMatchObject({ status: 200, body: { state: "draft", send_at: null } });
  });
});
