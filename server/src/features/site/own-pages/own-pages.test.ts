import { beforeAll, describe, expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { webRoot } from "#test/app/web.ts";

const t = await startApp({ webRoot: webRoot() });
const { token } = first(await t.members("superuser", 1));
beforeAll(() => vi.waitFor(() => expect(t.cache.isEnabled()).toBe(true)));

const about = { slug: "about", title: "About & us", text: "We film **owls** <script>alert(1)</script>" };
const faq = { slug: "faq", title: "Questions", text: "# Why owls?" };

async function send(pages: readonly unknown[]) {
  const { version } = await t.ok("GET /api/site/v1/settings/", { token });
  return t.request("PATCH /api/site/v1/settings/", { token, body: { version, pages } });
}
async function write(pages: readonly unknown[]) {
  expect((await send(pages)).status).toBe(200);
}
const get = (url: string, cookie = "") => t.app.inject({ url, headers: { cookie } });
const page = (slug: string) => get(`/api/public/v1/pages/${slug}/`);

describe("the owner's pages", () => {
  it("are public once they are written, in their order, and gone when they are taken off", async () => {
    expect((await get("/pages/about")).statusCode).toBe(404);
    await write([faq, about]);
    expect((await page("about")).json()).toEqual({
      title: "About & us",
      html: "<p>We film <strong>owls</strong> &lt;script&gt;alert(1)&lt;/script&gt;</p>\n",
    });
    expect((await page("faq")).json().html).toContain("<h2>Why owls?</h2>");
    const { statusCode, payload } = await get("/pages/about");
    expect(statusCode).toBe(200);
    expect(payload).toMatch(
      /<title>About &amp; us · Mindreel<\/title><link rel="canonical" href="[^"]+\/pages\/about">/,
    );
    expect(payload).toContain('"pages":[{"slug":"faq","title":"Questions"},{"slug":"about","title":"About & us"}]');
    expect((await t.ok("GET /api/public/v1/site/")).pages).toEqual([
      { slug: "faq", title: "Questions" },
      { slug: "about", title: "About & us" },
    ]);
    await write([faq]);
    expect((await page("about")).statusCode).toBe(404);
    expect((await get("/pages/about")).statusCode).toBe(404);
    for (const slug of ["__proto__", "..", "FAQ"]) expect((await page(slug)).statusCode).toBe(404);
  });

  it("are on the site map", async () => {
    await write([]);
    expect((await get("/sitemap.xml")).payload).not.toContain("pages.xml");
    await write([faq, about]);
    expect((await get("/sitemap.xml")).payload).toMatch(/<loc>[^<]+\/sitemaps\/pages\.xml<\/loc>/);
    const urls = (await get("/sitemaps/pages.xml")).payload.match(/\/pages\/\w+/g);
    expect(urls).toEqual(["/pages/faq", "/pages/about"]);
  });

  it("are nothing to accept", async () => {
    await write([about]);
    const { version } = await t.ok("GET /api/site/v1/settings/", { token });
    const body = {
      username: "reader",
      email: "reader@example.com",
      password: "Night owls 7!",
      accepted_legal: version,
    };
    const response = await t.request("POST /api/accounts/v1/register/", {
      body: { ...body, password2: body.password, is_superuser: false },
    });
    expect(response.status).toBe(201);
    expect(await t.query("select * from legal_acceptances")).toEqual([]);
  });

  it("show in the history what was written, or the new order", async () => {
    await write([faq]);
    await write([faq, about]);
    await write([about, faq]);
    const { results } = await t.ok("GET /api/site/v1/history/", { token });
    expect(results.slice(0, 2).map(({ changes }) => changes[0]?.to)).toEqual([
      "About & us · Questions",
      `${about.title} · ${about.text}`,
    ]);
  });
});

describe("an address", () => {
  it.each([
    [[{ ...about, slug: "terms" }], /“terms” is reserved/],
    [[about, { ...faq, slug: "about" }], /Two pages have the address “about”/],
    [[{ ...about, slug: "About us" }], /An address has small letters/],
    [[{ ...about, slug: "a/b" }], /An address has small letters/],
    [[{ ...about, text: " \n" }], /blank/],
    [[{ ...about, text: "In [[Town]]" }], /\[\[Town\]\]/],
    [Array.from({ length: 11 }, (_, n) => ({ ...about, slug: `about-${n}` })), /at most 10/],
  ])("is refused in words: %j", async (pages, sentence) => {
    expect(await send(pages)).toMatchObject({
      ...{ status: 400, body: { errors: { pages: [expect.stringMatching(sentence)] } } },
    });
  });
});

it("of a closed site are for superusers and invited people alone", async () => {
  await write([about]);
  await t.ok("PUT /api/site/v1/opening/", { token, body: { open: false } });
  expect((await page("about")).json()).toMatchObject({ code: "site_closed" });
  const visitors = await get("/pages/about");
  expect(visitors.payload).toContain("coming soon");
  expect(visitors.payload).not.toContain('href="/pages/about"');
  const member = first(await t.members("member", 1));
  expect(
    await t.ok("GET /api/public/v1/pages/{slug}/", { token: member.token, params: { slug: "about" } }),
  ).toMatchObject({
    title: "About & us",
  });
  const cookie = `user=${encodeURIComponent(JSON.stringify({ token: member.token, id: member.id }))}`;
  expect((await get("/pages/about", cookie)).payload).toContain("<title>About &amp; us · Mindreel</title>");
  await t.ok("PUT /api/site/v1/opening/", { token, body: { open: true } });
});
