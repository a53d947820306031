import type { subscribersWire } from "@mindreel/contract/newsletter/subscribers";
import type { Rows } from "#test/calls/rows.ts";
import { person } from "#test/calls/world.ts";

export const calls = {
  "GET /api/subscriber/v1/subscriberlist/": { access: [401, 403, 403, 200] },
  "GET /api/admin/v1/export/subscribers/": {
    access: [401, 403, 403, 200],
    request: ({ exported }) => exported("subscribers"),
  },
  "POST /api/subscriber/v1/subscriberlist/": {
    access: [400, 400, 400, 400],
    request: async ({ fresh }) => ({ body: { ...person, secondary_email: fresh() } }),
    body: {
      ...{
        first_name: "A",
        middle_name: "B",
        last_name: "C",
        full_name: "A B C",
        age: 30,
        telephone: "1",
        country: "D",
      },
      ...{ secondary_email: "someone@example.com", comments: "" },
    },
  },
} satisfies Rows<typeof subscribersWire>;
