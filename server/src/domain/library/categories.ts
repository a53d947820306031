import type { SQL } from "drizzle-orm";
import { sql } from "#db/orm.ts";
import { type Horizon, visible } from "./visibility.ts";

/** The order of the categories `c` where it is free: the owner's, then the fullest first. */
export const ownersOrder = sql`c.place nulls last, c.video_count desc, c.id`;

/** The id of the picture of the category `c`: its own, or else that of its newest visible video that has one. */
export const categoryPicture = (horizon: Horizon): SQL =>
  // An array instead of `=`, after which PostgreSQL would not use the index that has the category's order.
  sql`coalesce(c.thumbnail, (
    select v.thumbnail from videos v
    where v.category_id = any(array[c.id]) and v.thumbnail is not null and ${visible(horizon)}
    order by v.category_id, v.published_at desc, v.id desc limit 1))`;
