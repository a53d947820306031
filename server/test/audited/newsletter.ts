import type { Audited, AuditedWorld } from "./audited.ts";

const written = { preview_text: "", body: "Here.", videos: [] };
const draft = { ...written, audience: ["subscribers"], language: null, version: 1 };

export function newsletterEntries({ t, superuser, token, thumbnail, exported }: AuditedWorld) {
  const begin = async () => (await t.ok("POST /api/admin/v1/campaigns/", { token })).id;

  /** A written campaign in a given state. */
  async function campaign(subject: string, state = "draft"): Promise<number> {
    const id = await begin();
    const changes = "subject = $2, body = 'Here.', state = $3, version = 2";
    await t.query(`update campaigns set ${changes} where id = $1`, [id, subject, state]);
    return id;
  }

  return {
    "POST /api/subscriber/v1/import/": async () => {
      const lines = ["imported@example.com", "IMPORTED@example.com", "x"].map((secondary_email, n) => ({
        ...{ line: n + 1, secondary_email },
      }));
      const details = { name: "Subscribers", added: 1, skipped: 1, unsubscribed: 0, faulty: 1 };
      return { options: { body: { lines } }, details, target: 1 };
    },
    "PUT /api/admin/v1/news-settings/": async () => ({
      options: { body: { mails_per_hour: 3600, digest: "weekly" } },
      details: { name: "News", digest: "weekly", mails_per_hour: 3600 },
      target: 1,
    }),
    "PUT /api/admin/v1/campaigns/{id}/": async () => ({
      options: { id: await begin(), body: { ...draft, subject: "Bats" } },
      details: { name: "Bats" },
    }),
    "DELETE /api/admin/v1/campaigns/{id}/": async () => ({
      options: { id: await campaign("Owls") },
      details: { name: "Owls" },
    }),
    "POST /api/admin/v1/campaigns/{id}/pictures/": async () => {
      const id = await campaign("Owls");
      return {
        options: { id, form: { description: "An owl", picture: thumbnail } },
        details: { name: "Owls" },
        target: id,
      };
    },
    "POST /api/admin/v1/campaigns/{id}/test/": async () => {
      const id = await campaign("Owls");
      return { options: { id }, details: { name: "Owls" }, target: id };
    },
    "POST /api/admin/v1/campaigns/{id}/send/": async () => ({
      options: { id: await campaign("Owls"), body: { send_at: null } },
      details: { name: "Owls" },
    }),
    "POST /api/admin/v1/campaigns/{id}/pause/": async () => ({
      options: { id: await campaign("Owls", "sending") },
      details: { name: "Owls" },
    }),
    "POST /api/admin/v1/campaigns/{id}/resume/": async () => ({
      options: { id: await campaign("Owls", "paused") },
      details: { name: "Owls" },
    }),
    "POST /api/admin/v1/campaigns/{id}/cancel/": async () => ({
      options: { id: await campaign("Owls", "paused") },
      details: { name: "Owls" },
    }),
    "GET /api/admin/v1/campaigns/{id}/export/": async () => {
      const id = await campaign("Owls", "sent");
      return { options: { id }, details: { name: `recipients-${id}-2026-01-15.csv` }, target: superuser.id };
    },
    "GET /api/admin/v1/export/subscribers/": exported("subscribers"),
  } satisfies Audited;
}
