import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { IdParams } from "../wire/primitives.ts";

export const WinBackBody = Type.Object(
  {
    /** Off the first payment. */
    percent_off: Type.Integer({ minimum: 1, maximum: 100 }),
    /** For so many days, it can be used. */
    days: Type.Integer({ minimum: 1, maximum: 365 }),
  },
  { additionalProperties: false },
);
export type WinBackBody = Static<typeof WinBackBody>;

export const winBackWire = wire({
  "POST /api/newsletter/v1/members/{id}/win-back/": {
    access: "superuser",
    summary:
      "Mail a code to a member who left and wants news. Only they can use it, once. Repeated, it returns the first one and mails nothing.",
    params: IdParams,
    body: WinBackBody,
    audit: "member.win_back",
    response: { status: 200, body: Type.Object({ code: Type.String(), mailed: Type.Boolean() }) },
    errors: ["not_found", "member_unfit"],
  },
});
