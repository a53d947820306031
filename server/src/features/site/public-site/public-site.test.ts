import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";

const t = await startApp();

it("gives anyone the site's name, look, words and price, but no mail words or legal texts", async () => {
  const { token } = first(await t.members("superuser", 1));
  await t.ok("PATCH /api/site/v1/settings/", {
    token,
    body: {
      version: 0,
      name: "Kestrel Films",
      accent: "#7a1f5c",
      mail_sender: "Kestrel by mail",
      imprint: "Our address",
    },
  });
  const site = await t.ok("GET /api/public/v1/site/");
  expect(site).toMatchObject({
    ...{ name: "Kestrel Films", accent: "#7a1f5c", promise: null, plan_price_cents: 30_000, teasers: true },
    ...{ languages: t.config.languages, legal: ["imprint"] },
  });
  expect(JSON.stringify(site)).not.toMatch(/by mail|Our address/);
});
