import type { OwnData } from "#data/own-data.ts";
import { sql } from "#db/orm.ts";

const about = (userId: number) => sql`target_type in ('member', 'superuser') and target_id = ${userId}`;

/** The audit log's entries about a member, without the actor, and of their own actions, without the target. */
export const adminOwnData: OwnData = {
  files: [
    {
      name: "done_to_me",
      tables: ["audit_log"],
      columns: sql`id, at, action, details`,
      where: about,
      key: sql`id`,
    },
    {
      name: "done_by_me",
      tables: ["audit_log"],
      columns: sql`id, at, action, target_type`,
      where: (userId) => sql`actor_id = ${userId}`,
      key: sql`id`,
    },
  ],
  leftOut: {},
};
