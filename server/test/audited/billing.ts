import { first } from "#test/app/members.ts";
import type { Audited, AuditedWorld } from "./audited.ts";

export function billingEntries({ t, exported }: AuditedWorld) {
  return {
    "POST /api/billing/v1/members/{id}/free-time/": async () => {
      const { id } = first(await t.members("member", 1));
      return {
        options: { id, body: { days: 7, reason: " Sorry " } },
        details: { days: 7, reason: "Sorry" },
        target: id,
      };
    },
    "DELETE /api/billing/v1/free-time/{id}/": async () => {
      const member = first(await t.members("member", 1));
      await t.services.billing.entitlement.give(member.id, 9, "By mistake", null);
      const [given] = await t.query<{ id: number }>("select id from free_time where user_id = $1", [member.id]);
      return { options: { id: given?.id ?? 0 }, details: { days: 9, reason: "By mistake" }, target: member.id };
    },
    "POST /api/billing/v1/reconciliation/": async () => {
      const [run] = await t.query<{ id: number }>("select nextval('reconciliations_id_seq')::int + 1 as id");
      return { options: {}, details: {}, target: run?.id ?? 0 };
    },
    "POST /api/billing/v1/reconciliation/heal/": async () => {
      const [run] = await t.query<{ id: number }>(
        "insert into reconciliations (started_at, ended_at) values (now(), now()) returning id",
      );
      await t.query(
        "insert into differences (reconciliation_id, subscription_id, kind, ours, theirs) values ($1, 'sub_1', 'stranger', '{\"of\":\"nothing\"}', '{\"of\":\"nothing\"}')",
        [run?.id],
      );
      return { options: { body: {} }, details: { differences: 1 }, target: run?.id ?? 0 };
    },
    "POST /api/billing/v1/events/{id}/replay/": async () => {
      const [event] = await t.query<{ number: number }>(
        `insert into payment_events (id, type, object_id, created_at, received_at, state)
         values ('evt_1', 'invoice.paid', '', now(), now(), 'done') returning number`,
      );
      return { options: { id: "evt_1" }, details: { name: "evt_1", type: "invoice.paid" }, target: event?.number ?? 0 };
    },
    "GET /api/admin/v1/export/payments/": exported("payments"),
  } satisfies Audited;
}
