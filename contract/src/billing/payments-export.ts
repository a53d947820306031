import { Type } from "typebox";
import { wire } from "../wire/endpoint.ts";

export const paymentsExportWire = wire({
  "GET /api/admin/v1/export/payments/": {
    access: "superuser",
    summary: "All payments, newest first, as a CSV file; optionally those that were made between two days (UTC).",
    query: Type.Object({
      from: Type.Optional(Type.String({ format: "date" })),
      to: Type.Optional(Type.String({ format: "date" })),
    }),
    csv: "payments",
    audit: "export.payments",
    answer: { status: 200, body: Type.String() },
    errors: ["rate_limited"],
  },
});
