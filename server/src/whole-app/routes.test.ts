import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";

const outcome = await startApp({
  extend: async (app) => {
    app.get("/forgotten", async () => "for whom?");
  },
}).then(() => "it started", String);

it("refuses to start with a route that does not declare its access", () => {
  expect(outcome).toMatch(/declare no access.*\/forgotten/);
});
