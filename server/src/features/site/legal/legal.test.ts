import { beforeAll, describe, expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first, password } from "#test/app/members.ts";
import { webRoot } from "#test/app/web.ts";

const t = await startApp({ webRoot: webRoot() });
const { token } = first(await t.members("superuser", 1));
beforeAll(() => vi.waitFor(() => expect(t.cache.isEnabled()).toBe(true)));

async function write(changes: Record<string, string | null>): Promise<number> {
  const { version } = await t.ok("GET /api/site/v1/settings/", { token });
  return (await t.ok("PATCH /api/site/v1/settings/", { token, body: { version, ...changes } })).version;
}
const get = (url: string, cookie = "") => t.app.inject({ url, headers: { cookie } });
const legal = (document: string) => get(`/api/public/v1/legal/${document}/`);

let people = 0;
async function register(accepted_legal?: number) {
  const username = `reader${++people}`;
  const body = { username, email: `${username}@example.com`, password, password2: password, is_superuser: false };
  const response = await t.request("POST /api/accounts/v1/register/", {
    body: { ...body, ...(accepted_legal !== undefined && { accepted_legal }) },
  });
  const [user] = await t.query<{ id: number }>("select id from users where username = $1", [username]);
  return { ...response, id: user?.id };
}
const acceptances = () => t.query("select user_id, version from legal_acceptances order by user_id");

describe("a legal page", () => {
  it("is not published while a blank of its template is left", async () => {
    const { version } = await t.ok("GET /api/site/v1/settings/", { token });
    const body = { version, imprint: "Kino, [[Town]]" };
    const refused = await t.request("PATCH /api/site/v1/settings/", { token, body });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: { imprint: [expect.stringContaining("[[Town]]")] } },
    });
    expect((await legal("imprint")).statusCode).toBe(404);
  });

  it("is public once it is written, and gone when that is undone", async () => {
    expect((await legal("imprint")).statusCode).toBe(404);
    expect((await get("/legal/imprint")).statusCode).toBe(404);
    const written = await write({ imprint: "**Kino**, Oslo <script>alert(1)</script>" });
    expect((await legal("imprint")).json()).toEqual({
      html: "<p><strong>Kino</strong>, Oslo &lt;script&gt;alert(1)&lt;/script&gt;</p>\n",
    });
    const page = await get("/legal/imprint");
    expect(page.statusCode).toBe(200);
    expect(page.payload).toMatch(
      /<title>Imprint · Mindreel<\/title><link rel="canonical" href="[^"]+\/legal\/imprint">/,
    );
    expect(page.payload).toContain(`"legal":{"version":${written},"documents":["imprint"]}`);
    const german = await get("/legal/imprint?lang=de");
    expect(german.payload).toContain("<title>Impressum · Mindreel</title>");
    const body = { version: written, undo: written };
    await t.ok("POST /api/site/v1/settings/undo/", { token, body });
    expect((await legal("imprint")).statusCode).toBe(404);
    expect((await get("/legal/imprint")).statusCode).toBe(404);
  });

  it("with an unknown name does not exist", async () => {
    for (const name of ["cookies", "..", "__proto__"]) expect((await legal(name)).statusCode).toBe(404);
    expect((await get("/legal/cookies")).statusCode).toBe(404);
  });

  it("is listed in the sitemap", async () => {
    expect((await get("/sitemap.xml")).payload).not.toContain("legal.xml");
    await write({ imprint: "Kino", terms: "Be kind." });
    expect((await get("/sitemap.xml")).payload).toMatch(/<loc>[^<]+\/sitemaps\/legal\.xml<\/loc>/);
    const urls = (await get("/sitemaps/legal.xml")).payload.match(/\/legal\/\w+/g);
    expect(urls).toEqual(["/legal/imprint", "/legal/terms"]);
    await write({ imprint: null, terms: null });
  });

  it("cannot be blank, or longer than a request can carry", async () => {
    const { version } = await t.ok("GET /api/site/v1/settings/", { token });
    for (const terms of ["", " \n ", "x".repeat(50_001)]) {
      const response = await t.request("PATCH /api/site/v1/settings/", { token, body: { version, terms } });
      expect(response).toMatchObject({ status: 400, body: { errors: { terms: [expect.any(String)] } } });
    }
    const longest = "\u3042\n".repeat(25_000);
    const all = { imprint: longest, privacy: longest, terms: longest, refund: longest };
    await write(all);
    await write({ imprint: null, privacy: null, terms: null, refund: null });
  });
});

describe("acceptance", () => {
  it("is recorded with the version of the settings that was read, and deleted with the account", async () => {
    const version = await write({ terms: "Be kind.", privacy: "We keep little." });
    const later = await write({ promise: "Films" });
    const { id } = await register(version);
    const again = await register(later);
    const rows = [
      { user_id: id, version },
      { user_id: again.id, version: later },
    ];
    expect(await acceptances()).toEqual(rows);
    await t.query("delete from users where id = any($1)", [[id, again.id]]);
    expect(await acceptances()).toEqual([]);
  });

  it("is not required by the call itself", async () => {
    expect((await register()).status).toBe(201);
    expect(await acceptances()).toEqual([]);
  });

  it("of outdated documents is refused, and creates no account", async () => {
    const old = await write({ terms: "Be kind." });
    const now = await write({ terms: "Be very kind." });
    for (const version of [old, now + 1]) {
      const { status, body, id } = await register(version);
      expect([status, body]).toEqual([400, { accepted_legal: [expect.stringMatching(/have changed/)] }]);
      expect(id).toBeUndefined();
    }
    expect((await register(now)).status).toBe(201);
  });

  it("of nothing is not recorded", async () => {
    const version = await write({ terms: null, privacy: null });
    const { status, id } = await register(version);
    expect(status).toBe(201);
    expect((await acceptances()).map(({ user_id }) => user_id)).not.toContain(id);
  });
});
