import type { subscriberImportWire } from "@mindreel/contract/newsletter/subscriber-import";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "POST /api/subscriber/v1/import/": {
    access: [401, 403, 403, 400],
    request: async ({ tokenOf, fresh }) => {
      const email = fresh();
      const lines = [email, email.toUpperCase(), "x"].map((secondary_email, n) => ({ line: n + 1, secondary_email }));
      const details = { name: "Subscribers", added: 1, skipped: 1, unsubscribed: 0, faulty: 1 };
      return { token: await tokenOf("superuser"), body: { lines }, details, target: 1 };
    },
    body: { lines: [{ line: 1, secondary_email: "someone@example.com", age: "30" }], dry_run: true },
  },
} satisfies Rows<typeof subscriberImportWire>;
