import { type Static, Type } from "typebox";
import { Id, Nullable } from "../wire/primitives.ts";

/**
 * Whom a video is open to: everyone, members with an account, members with pro (any plan that is paid or given), or those
 * of chosen plans. A video's own wins over that of its series, and that over its category's; without any it is `pro`.
 */
export const OpenTo = Type.Union([
  Type.Literal("everyone"),
  Type.Literal("members"),
  Type.Literal("pro"),
  Type.Array(Id, { minItems: 1, maxItems: 50, uniqueItems: true, description: "Ids of plans" }),
]);
export type OpenTo = Static<typeof OpenTo>;

/** As it is changed. Null or empty: nothing of its own. A form sends plans as JSON. */
export const OpenToField = Nullable(
  Type.Union([OpenTo, Type.Literal(""), Type.String({ pattern: "^\\[[0-9]{1,9}(, ?[0-9]{1,9}){0,49}\\]$" })]),
);
export type OpenToField = Static<typeof OpenToField>;
