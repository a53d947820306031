import type { OwnData } from "#data/own-data.ts";
import { sql } from "#db/orm.ts";

/** The member's address, only if confirmed: anyone can sign any address up for the news. */
const ownAddress = (userId: number) =>
  sql`(select lower(email) from users where id = ${userId} and email_confirmed_at is not null)`;

export const newsletterOwnData: OwnData = {
  files: [
    {
      name: "news_sign_up",
      tables: ["subscribers"],
      columns: sql`id, first_name, middle_name, last_name, full_name, age, telephone, country,
        secondary_email as email, comments, language, created_at, unsubscribed_at, asked_at`,
      where: (userId) => sql`lower(secondary_email) = ${ownAddress(userId)}`,
      key: sql`id`,
    },
    {
      name: "free_months",
      tables: ["offers"],
      columns: sql`o.id, o.expires_at, o.mailed_at, o.used_at`,
      from: sql`offers o join subscribers s on s.id = o.subscriber_id`,
      where: (userId) => sql`(o.used_by = ${userId} or lower(s.secondary_email) = ${ownAddress(userId)})`,
      key: sql`o.id`,
    },
    {
      name: "news_preferences",
      columns: sql`wanted, changed_at`,
      key: sql`user_id`,
    },
    {
      name: "news_mails",
      tables: ["deliveries"],
      columns: sql`d.id, c.subject, d.email, d.state, d.changed_at, d.unsubscribed_at, d.bounced_at`,
      from: sql`deliveries d join campaigns c on c.id = d.campaign_id left join subscribers s on s.id = d.subscriber_id`,
      where: (userId) => sql`(d.user_id = ${userId} or lower(s.secondary_email) = ${ownAddress(userId)})`,
      key: sql`d.id`,
    },
  ],
  leftOut: {
    campaigns: "Mails to many, which the copy names where they were sent to the member: only who changed one last.",
    spent_offers: "Keyed hashes of mailboxes that had their free month or trial: nothing can be read in them.",
    news_refusals: "Keyed hashes of mailboxes that refused news: nothing can be read in them.",
  },
};
