import { Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { Proof } from "./reauthentication.ts";

export const ownDataWire = wire({
  "POST /api/accounts/v1/security/own-data/": {
    access: "member",
    summary:
      "Download everything that is stored about the caller, as a ZIP archive of JSON files; at most once in ten minutes.",
    body: Proof,
    response: { status: 200, body: Type.String(), file: "zip" },
    errors: ["sign_in_again", "passkey_required", "rate_limited"],
  },
});
