import { integer, timestamp } from "#db/orm.ts";
import { users } from "./accounts.ts";

export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Rows with it go with their member. */
export const member = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
