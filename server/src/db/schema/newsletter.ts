import { integer, pgTable, sql, text, timestamp, uniqueIndex } from "#db/orm.ts";

export const subscribers = pgTable(
  "subscribers",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    firstName: text("first_name").notNull(),
    middleName: text("middle_name").notNull(),
    lastName: text("last_name").notNull(),
    fullName: text("full_name").notNull(),
    age: integer().notNull(),
    telephone: text().notNull(),
    country: text().notNull(),
    secondaryEmail: text("secondary_email").notNull(),
    comments: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex("subscribers_email_key").on(sql`lower(${table.secondaryEmail})`)],
);
