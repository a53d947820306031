import type { OwnData } from "#data/own-data.ts";
import { sql } from "#db/orm.ts";

export const siteOwnData: OwnData = {
  files: [
    {
      name: "accepted_terms",
      tables: ["legal_acceptances"],
      columns: sql`a.version, a.accepted_at, s.differences ->> 'terms' as terms,
        s.differences ->> 'privacy' as privacy_policy`,
      from: sql`legal_acceptances a left join site_settings s using (version)`,
      where: (userId) => sql`a.user_id = ${userId}`,
      key: sql`a.user_id`,
    },
  ],
  leftOut: {
    site_settings: "what a superuser changed is in the copy by the audit log",
    site_connections: "it is about services, not about members",
    site_openings: "what a superuser changed is in the copy by the audit log",
  },
};
