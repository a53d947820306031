import { expect, it } from "vitest";
import { startApp } from "#test/app.ts";

const t = await startApp();

it("takes a hundred sign-ups at once right after a start", { timeout: 60_000 }, async () => {
  // Ten times the size of the connection pool: sign-ups that each needed two connections would deadlock.
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      t.request("POST /api/subscriber/v1/subscriberlist/", {
        body: {
          ...{ first_name: "Ada", last_name: "Lovelace", age: 36, country: "United Kingdom" },
          secondary_email: `first${n}@example.com`,
        },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
});
