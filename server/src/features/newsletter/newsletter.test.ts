import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";

const t = await startApp({ config: { rateLimits: true } });
let people = 0;

const signUp = async (from: string) => {
  const person = { first_name: "Ada", last_name: "Lovelace", age: 36, country: "United Kingdom" };
  const body = { ...person, secondary_email: `first${++people}@example.com` };
  return (await t.request("POST /api/subscriber/v1/subscriberlist/", { body, from })).status;
};

it("accepts a hundred sign-ups at once right after a start, and more after that", async () => {
  // Ten times the size of the connection pool, from as few networks as the limits allow.
  const statuses = await Promise.all(Array.from({ length: 100 }, (_, n) => signUp(`192.0.2.${n % 4}`)));
  expect(statuses).toEqual(statuses.map(() => 201));
  expect(await signUp("192.0.2.9")).toBe(201);
  await expect.poll(() => t.database.pool.waitingCount).toBe(0);
});
