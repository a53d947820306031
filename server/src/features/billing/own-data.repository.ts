import type { OwnData } from "#data/own-data.ts";
import { sql } from "#db/orm.ts";

const ofMember = (userId: number) => sql`user_id = ${userId}`;

/** A member's payments, free time and pro history, for the file of their own data. */
export const billingOwnData: OwnData = {
  files: [
    {
      name: "payment_customer",
      tables: ["customers"],
      columns: sql`customer_id, created_at`,
      from: sql`customers`,
      where: ofMember,
      key: sql`customer_id`,
      keyType: "text",
    },
    {
      name: "checkouts",
      tables: ["checkouts"],
      columns: sql`id, price_cents, open, created_at, expires_at`,
      from: sql`checkouts`,
      where: ofMember,
      key: sql`id`,
      keyType: "text",
    },
    {
      name: "subscriptions",
      tables: ["subscriptions"],
      columns: sql`id, status, started_at, paid_until, renews, ends_at, first_paid_at`,
      from: sql`subscriptions`,
      where: ofMember,
      key: sql`id`,
      keyType: "text",
    },
    {
      name: "payments",
      tables: ["payments"],
      columns: sql`id as invoice, subscription_id, status, currency, amount_due, amount_paid, refunded, dispute_lost,
        returned_at, period_start, period_end, created_at, paid_at, invoice_url`,
      from: sql`payments`,
      where: ofMember,
      key: sql`id`,
      keyType: "text",
    },
    {
      name: "payment_events",
      tables: ["payment_events"],
      columns: sql`id, type, created_at, received_at, state`,
      from: sql`payment_events`,
      where: (userId) => sql`customer_id = (select customer_id from customers where user_id = ${userId})`,
      key: sql`number`,
      keyType: "int",
    },
    {
      name: "free_time",
      tables: ["free_time"],
      columns: sql`id, kind, days, granted_at, reason, revoked_at`,
      from: sql`free_time`,
      where: ofMember,
      key: sql`id`,
      keyType: "int",
    },
    {
      name: "plan_mails",
      tables: ["plan_mails"],
      columns: sql`kind, about, planned_at`,
      from: sql`plan_mails`,
      where: ofMember,
      key: sql`kind || ' ' || about`,
      keyType: "text",
    },
    {
      name: "pro_history",
      tables: ["entitlement_history"],
      columns: sql`id, at, cause, source, pro_until_before, pro_until`,
      from: sql`entitlement_history`,
      where: ofMember,
      key: sql`id`,
      keyType: "int",
    },
    {
      name: "payment_comparisons",
      tables: ["differences"],
      columns: sql`id, subscription_id, kind, ours, theirs, healed_at`,
      from: sql`differences`,
      where: ofMember,
      key: sql`id`,
      keyType: "int",
    },
  ],
  leftOut: {},
};
