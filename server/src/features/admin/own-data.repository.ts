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
      from: sql`audit_log`,
      where: about,
      key: sql`id`,
      keyType: "int",
    },
    {
      name: "done_by_me",
      tables: ["audit_log"],
      columns: sql`id, at, action, target_type`,
      from: sql`audit_log`,
      where: (userId) => sql`actor_id = ${userId}`,
      key: sql`id`,
      keyType: "int",
    },
  ],
  leftOut: {},
};
