import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { webRoot } from "#test/app/web.ts";

const t = await startApp({ webRoot: webRoot() });
const { token } = first(await t.members("superuser", 1));
const call = "POST /api/site/v1/preview/";
const script = "</title><script>alert(1)</script>";

const preview = (body: Record<string, unknown>, from = t) => from.request(call, { token, body });
const shown = async (body: Record<string, unknown>) => (await t.ok(call, { token, body })).html;
const page = async (url = "/") => (await t.app.inject({ url })).payload;

describe("a preview", () => {
  it("is the landing page with the unsaved changes, and otherwise the current settings", async () => {
    await t.ok("PATCH /api/site/v1/settings/", { token, body: { version: 0, hero_note: "No card.", name: "Kino" } });
    const html = await shown({
      name: "Kestrel",
      accent: "#b00020",
      hero_lead: "Owls at night.",
      plan_price_cents: 900,
    });
    expect(html).toContain("<title>Kestrel</title>");
    expect(html).toContain("--brand:#b00020");
    expect(html).toContain('"hero_lead":"Owls at night."');
    expect(html).toContain('"hero_note":"No card."');
    expect(html).toContain("$9 a month");
    expect(await shown({})).toContain("<title>Kino</title>");
  });

  it("is in the language of the request, or else the site's", async () => {
    const { html } = await t.ok(call, { token, body: {}, headers: { "accept-language": "ar" } });
    expect(html).toMatch(/<html lang="ar" dir="rtl"/);
    expect(await shown({})).toContain('<html lang="en"');
  });

  it("changes nothing, and is never cached", async () => {
    const state = () =>
      Promise.all([
        ...[page(), page("/signin"), page("/manifest.webmanifest"), t.ok("GET /api/site/v1/settings/", { token })],
        ...[t.ok("GET /api/site/v1/history/", { token }), t.query("select * from audit_log")],
        t.query("select count(*) from pgboss.job where name not like '\\_\\_pgboss%'"),
      ]);
    const before = await state();
    const response = await t.app.inject({
      ...{ method: "POST", url: "/api/site/v1/preview/", headers: { authorization: `Token ${token}` } },
      payload: { name: "Elsewhere", accent: "#1f6f54", promise: "Unsaved", teasers: false },
    });
    expect([response.statusCode, response.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(await state()).toEqual(before);
  });

  it("runs no scripts, neither the page's nor any in the settings", async () => {
    const html = await shown({ name: script, promise: script });
    expect(html).not.toMatch(/<script/i);
    expect(html).toContain("<title>&lt;/title&gt;&lt;script&gt;");
  });
});

describe("a preview of another page", () => {
  const at = async (path: string, body: Record<string, unknown>) =>
    (await t.ok(call, { token, query: { path }, body })).html;

  it("is sign-in, with the unsaved changes and without scripts", async () => {
    const html = await at("/signin", { name: "Kestrel", stage: "#10241a", promise: script });
    expect(html).toContain("<title>Kestrel</title>");
    expect(html).toContain("--stage:#10241a");
    expect(html).toContain('"url":"/signin","member":null');
    expect(html).not.toMatch(/<script/i);
  });

  it("is a page that the owner is writing, with its text", async () => {
    expect(await at("/legal/imprint", { imprint: "**Kino**, Oslo" })).toContain("<strong>Kino</strong>, Oslo");
    const pages = [{ slug: "about", title: "About", text: "We film *owls*." }];
    expect(await at("/pages/about", { pages })).toContain("We film <em>owls</em>.");
    expect((await t.app.inject({ url: "/pages/about" })).statusCode).toBe(404);
  });

  it.each(["/admin/site", "//evil.example", "/watch/1", "/pages/../signin"])("is none of %s", async (path) => {
    expect((await t.request(call, { token, query: { path }, body: {} })).status).toBe(400);
  });
});

describe("what cannot be saved", () => {
  it.each([
    ["unheard_of", "x", /can't be set/],
    ["version", 1, /can't be set/],
    ["mail_password_reset", null, /can't be set/],
    ["name", " ", /^Use one line/],
    ["accent", "#ffd400", /The nearest color that works is #[0-9a-f]{6}/],
    ["accent", "red;}body{display:none", /^A color is #/],
    ["links", [{ label: "x", url: "javascript:alert(1)" }], /A link begins with/],
    ["icon", "7b2218793736ad60c819a060", /./],
  ])("is not previewed either, for the same reason: %s %j", async (name, value, sentence) => {
    expect(await preview({ [name]: value })).toMatchObject({
      ...{ status: 400, body: { errors: { [name]: [expect.stringMatching(sentence)] } } },
    });
  });

  it("includes settings decided by the environment", async () => {
    const set = await startApp({ webRoot: webRoot(), config: { appName: "Set", decided: ["APP_NAME"] } });
    const owner = first(await set.members("superuser", 1));
    const response = await set.request(call, { token: owner.token, body: { name: "Mine" } });
    expect(response).toMatchObject({ status: 400, body: { errors: { name: [expect.stringContaining("APP_NAME")] } } });
  });
});

it("does not exist on a server without pages", async () => {
  const bare = await startApp();
  const owner = first(await bare.members("superuser", 1));
  expect((await bare.request(call, { token: owner.token, body: {} })).status).toBe(404);
});
