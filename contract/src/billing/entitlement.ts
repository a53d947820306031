import { Type } from "typebox";
import { wire } from "../wire/endpoint.ts";

export const entitlementWire = wire({
  "GET /api/accounts/v1/checkpro/": {
    access: "member",
    summary: "Whether the signed-in member is pro.",
    response: { status: 200, body: Type.Boolean() },
  },
});
