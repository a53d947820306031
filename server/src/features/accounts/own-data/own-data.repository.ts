import type { OwnData, OwnRows } from "#data/own-data.ts";
import { sql } from "#db/orm.ts";

const profile: OwnRows = {
  name: "profile",
  tables: ["users"],
  columns: sql`id, username, email, email_confirmed_at, first_name, last_name, full_name, phone, country, gender, age,
    language, content_choice, facebook, linked_in, secondary_email, secondary_email_confirmed_at,
    profile_pic is not null as has_picture, password_hash is not null as has_password, google_sub as google_account,
    two_factor_at, is_superuser, is_active, pro_expiry_date, early_access, date_joined, last_login,
    deletion_at as leaves_at, forgets_news as leaves_news, own_data_at`,
  where: (userId) => sql`id = ${userId}`,
  key: sql`id`,
};

/** The member data that the accounts feature stores. */
export const accountsOwnData: OwnData = {
  files: [
    profile,
    {
      name: "devices",
      tables: ["sessions"],
      columns: sql`id, device, two_factor, created_at as signed_in_at, last_used_at`,
      key: sql`id`,
    },
    {
      name: "known_devices",
      columns: sql`device, known_since`,
      key: sql`device`,
      keyType: "text",
    },
    {
      name: "two_factor",
      tables: ["authenticators", "recovery_codes"],
      columns: sql`created_at, failures as wrong_codes, retry_at,
        (select count(*)::int from recovery_codes c where c.user_id = a.user_id) as recovery_codes_left`,
      from: sql`authenticators a`,
      key: sql`user_id`,
    },
    {
      name: "passkeys",
      columns: sql`name, transports, created_at, last_used_at`,
      key: sql`id`,
    },
    {
      name: "mailed_password_links",
      tables: ["one_time_links"],
      columns: sql`expires_at`,
      where: (userId) => sql`user_id = ${userId} and purpose = 'password_reset'`,
      key: sql`token_hash`,
      keyType: "text",
    },
    {
      name: "mailed_confirmation_links",
      tables: ["one_time_links"],
      columns: sql`case purpose when 'email_confirmation' then 'email' else 'secondary_email' end as kind, email,
        created_at, expires_at`,
      where: (userId) => sql`user_id = ${userId} and purpose <> 'password_reset'`,
      key: sql`token_hash`,
      keyType: "text",
    },
    {
      name: "notes_by_superusers",
      tables: ["member_notes"],
      columns: sql`at, text`,
      key: sql`id`,
    },
    {
      name: "invitation",
      tables: ["invitations"],
      columns: sql`email, free_days, created_at, mailed_at, expires_at, withdrawn_at, used_at`,
      where: (userId) =>
        sql`(used_by = ${userId} or lower(email) = (
          select lower(u.email) from users u where u.id = ${userId} and u.email_confirmed_at is not null))`,
      key: sql`id`,
    },
    {
      name: "address_changes",
      tables: ["email_changes"],
      columns: sql`new_email, new_confirmed_at, current_confirmed_at, created_at, expires_at, closed_at`,
      key: sql`id`,
    },
  ],
  leftOut: { passkey_challenges: "Random numbers for a device to sign, deleted within minutes." },
};
