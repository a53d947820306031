import { beforeAll, describe, expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { webRoot } from "#test/app/web.ts";

const root = webRoot();
const here = await startApp({ webRoot: root });
const there = await startApp({ webRoot: root, beside: here.url, clock: here.clock });
const { token } = first(await here.members("superuser", 1));
const call = "PATCH /api/site/v1/settings/";
beforeAll(() => vi.waitFor(() => expect([here.cache.isEnabled(), there.cache.isEnabled()]).toEqual([true, true])));

const settings = () => here.ok("GET /api/site/v1/settings/", { token });
/** Changes the current settings. */
async function change(changes: Record<string, unknown>) {
  const { version } = await settings();
  return here.request(call, { token, body: { version, ...changes } });
}
const page = async (url = "/", t = here, headers = {}) => (await t.app.inject({ url, headers })).payload;

describe("a change", () => {
  it("shows at once on this server, and soon on every other, wherever the site is named", async () => {
    await change({ name: "Kino </title> & Ä", promise: "Films *worth* it" });
    for (const url of ["/", "/signin", "/offline.html"]) {
      expect(await page(url), url).toContain("<title>Kino &lt;/title&gt; &amp; Ä</title>");
    }
    expect(await page("/signin")).toContain(
      '<meta name="description" content="Kino &lt;/title&gt; &amp; Ä: Films worth it">',
    );
    expect(JSON.parse(await page("/manifest.webmanifest"))).toEqual({
      name: "Kino </title> & Ä",
      description: "Films worth it",
    });
    expect(JSON.parse(await page("/manifest.webmanifest?lang=ar"))).toMatchObject({
      description: "Films worth it",
      ...{ lang: "ar", dir: "rtl" },
    });
    await vi.waitFor(async () => expect(await page("/", there)).toContain("<title>Kino &lt;/title&gt;"));
    await vi.waitFor(() => expect(there.services.site.config.appName).toBe("Kino </title> & Ä"));
  });

  it("applies to the names of the site and the sender in mails, and to where they are answered", async () => {
    await change({ name: "Kino", mail_sender: "Ada of Kino", contact: "ada@kino.example" });
    await vi.waitFor(() => expect(there.services.site.config.appName).toBe("Kino"));
    const { email } = await here.register();
    await here.request("POST /dj-rest-auth/password/reset/", { body: { email } });
    const mail = await vi.waitFor(() => {
      // Either server may have taken the job.
      const found = [...here.mails, ...there.mails].find(
        ({ to, subject }) => to === email && subject === "Set a new password for Kino",
      );
      if (found === undefined) throw new Error("no mail");
      return found;
    });
    expect([mail.senderName, mail.replyTo]).toEqual(["Ada of Kino", "ada@kino.example"]);
    expect(await page("/signin")).toContain('"contact":"ada@kino.example"');
  });

  it("gives the pages the accent, as rules that contain nothing but colours", async () => {
    await change({ accent: "#b00020" });
    const [, style] = /<style>(html:root\{--brand:#b00020;.*?)<\/style>/.exec(await page("/signin")) ?? [];
    expect(style).toMatch(/^[\w\s:#;{}()[\]="@,.-]+$/);
    expect(await page()).toContain("--brand:#b00020");
    await change({ accent: "#454ee2" });
    expect(await page()).not.toContain("--brand:");
  });

  it("gives the pages the stage, and refuses one that is too light in words", async () => {
    await change({ stage: "#10241a" });
    const [, style] = /<style>(html:root\{--stage:#10241a;.*?)<\/style>/.exec(await page("/signin")) ?? [];
    expect(style).toMatch(/^[\w\s:#;{}()[\]="@,.-]+$/);
    expect(await change({ stage: "#2f7a4f" })).toMatchObject({
      ...{
        status: 400,
        body: { errors: { stage: [expect.stringMatching(/The nearest color that works is #[0-9a-f]{6}/)] } },
      },
    });
    await change({ stage: "#0a0b16" });
    expect(await page()).not.toContain("--stage:");
  });

  it("gives the pages the typeface, and has them load no other", async () => {
    await change({ font: "figtree" });
    const shown = await page("/signin");
    expect(shown).toContain('as="font" type="font/woff2" href="/assets/figtree.woff2"');
    expect(shown).toContain("<style>html:root{--font:Figtree}</style>");
    expect(shown).not.toContain("/assets/font.woff2");
    expect(await page()).toContain("--font:Figtree");
    await change({ font: "inter" });
    expect(await page("/signin")).toContain('href="/assets/font.woff2"');
    expect((await change({ font: "comic-sans" })).status).toBe(400);
  });

  it("is not overwritten by a second one to the same version", async () => {
    const { version } = await settings();
    const both = await Promise.all(
      ["One", "Two"].map((name) => here.request(call, { token, body: { version, name } })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await here.request(call, { token, body: { version: version + 9, name: "Three" } })).status).toBe(409);
    expect((await settings()).version).toBe(version + 1);
  });

  it("that changes nothing creates no version", async () => {
    const { version, values } = await settings();
    expect((await change({ name: values.name })).status).toBe(200);
    expect((await settings()).version).toBe(version);
  });

  it("closes the pages of videos to visitors, and opens them again", async () => {
    const video = () => here.app.inject({ url: "/api/public/v1/videos/1/" });
    expect((await video()).statusCode).toBe(404);
    await change({ teasers: false });
    expect((await video()).statusCode).toBe(401);
    await change({ teasers: true });
    expect((await video()).statusCode).toBe(404);
  });
});

it("shows changed lists in the history as what is in them", async () => {
  const { sections } = (await settings()).values;
  const [first, ...others] = sections.map(({ section }) => section);
  await change({
    links: [{ label: "Blog", url: "https://blog.example" }],
    questions: [{ question: "For children?", answer: "Yes." }],
    voices: [{ words: "Calm and clear.", name: "Ada", about: null }],
    plan_features: ["Every film", "No ads"],
    sections: sections.map(({ section }) => ({ section, shown: section !== first })),
  });
  const { results } = await here.ok("GET /api/site/v1/history/", { token });
  const to = Object.fromEntries(results[0]?.changes.map((one) => [one.setting, one.to]) ?? []);
  expect(to).toEqual({
    links: "Blog · https://blog.example",
    questions: "For children? · Yes.",
    voices: "Calm and clear. · Ada",
    plan_features: "Every film · No ads",
    sections: others.join(" · "),
  });
});

describe("undoing", () => {
  it("restores what one change changed, and nothing else, and is a change itself", async () => {
    await change({ name: "First", promise: "First promise" });
    await change({ name: "Second" });
    const { version } = await settings();
    await change({ promise: "Second promise" });
    const before = await settings();
    const body = { version: before.version, undo: version };
    const { values } = await here.ok("POST /api/site/v1/settings/undo/", { token, body });
    expect([values.name, values.promise]).toEqual(["First", "Second promise"]);
    const { results } = await here.ok("GET /api/site/v1/history/", { token });
    expect(results[0]).toMatchObject({
      ...{ id: before.version + 1, undoes: version },
      changes: [{ setting: "name", from: "Second", to: "First" }],
    });
    const again = { version: before.version + 1, undo: before.version + 1 };
    const redone = await here.ok("POST /api/site/v1/settings/undo/", { token, body: again });
    expect(redone.values.name).toBe("Second");
    expect((await here.request("POST /api/site/v1/settings/undo/", { token, body })).status).toBe(409);
    const unknown = { version: redone.version, undo: redone.version + 1 };
    expect((await here.request("POST /api/site/v1/settings/undo/", { token, body: unknown })).status).toBe(404);
  });

  it("the first change restores the defaults", async () => {
    const { version } = await settings();
    for (let undo = version; undo > 0; undo--) {
      const now = (await settings()).version;
      await here.ok("POST /api/site/v1/settings/undo/", { token, body: { version: now, undo } });
    }
    const { values, defaults } = await settings();
    expect(values).toEqual(defaults);
  });
});

describe("an invalid value", () => {
  const script = "<script>alert(1)</script>";

  it.each([
    ["accent", "#ffd400", /^White text can't be read on this color\. The nearest color that works is #[0-9a-f]{6}\.$/],
    ["accent", "expression(alert(1))", /^A color is # and six hexadecimal digits/],
    ["accent", "#454ee2;}body{display:none", /^A color is #/],
    ["accent", "red", /^A color is #/],
    ["name", "", /blank/],
    ["name", " ", /^Use one line/],
    ["name", "a\nb", /^Use one line/],
    ["name", "x".repeat(61), /at most 60/],
    ["links", [{ label: "x", url: "javascript:alert(1)" }], /A link begins with/],
    ["links", [{ label: "x", url: "//evil.example" }], /A link begins with/],
    ["links", [{ label: "x", url: "/\\evil.example" }], /A link begins with/],
    ["social", [{ label: "x", url: "data:text/html,x" }], /A link begins with/],
    ["links", Array.from({ length: 7 }, () => ({ label: "x", url: "/" })), /at most 6/],
    ["sections", [{ section: "library", shown: true }], /./],
    ["sections", Array.from({ length: 7 }, () => ({ section: "library", shown: true })), /once/],
    ["plan_price_cents", 1, /at least 50/],
    ["voices", script, /./],
    ["film", "javascript:alert(1)", /A film's address begins with/],
    ["film", "mailto:ada@example.com", /A film's address begins with/],
    ["hero_lead", "x".repeat(1001), /./],
    ["css", script, /can't be set/],
  ])("is refused with an error message: %s %j", async (name, value, sentence) => {
    const before = await settings();
    expect(await change({ [name]: value })).toMatchObject({
      ...{ status: 400, body: { errors: { [name]: [expect.stringMatching(sentence)] } } },
    });
    expect(await settings()).toEqual(before);
  });

  it("of five megabytes is refused without being read to its end", async () => {
    const refused = { status: 413, body: { message: "What was sent is too large." } };
    expect(await change({ hero_lead: "x".repeat(5_000_000) })).toMatchObject(refused);
  });

  it("with half a surrogate pair is stored with a replacement character", async () => {
    expect((await change({ name: "\ud800 lone", promise: "\udfff" })).status).toBe(200);
  });
});

describe("the environment", async () => {
  const set = await startApp({
    config: {
      appName: "Set",
      planPriceCents: 900,
      teasers: false,
      decided: ["APP_NAME", "PLAN_PRICE_CENTS", "TEASERS"],
    },
  });
  const owner = first(await set.members("superuser", 1)).token;

  it("takes precedence, and reports which variable locks a setting", async () => {
    await set.query(
      `insert into site_settings (version, at, differences) values (1, now(), '{"name": "Owner''s", "promise": "Kept"}')`,
    );
    await vi.waitFor(async () => {
      const { values } = await set.ok("GET /api/site/v1/settings/", { token: owner });
      expect([values.name, values.promise]).toEqual(["Set", "Kept"]);
    });
    const { locked, values } = await set.ok("GET /api/site/v1/settings/", { token: owner });
    expect(locked).toEqual({ name: "APP_NAME", plan_price_cents: "PLAN_PRICE_CENTS", teasers: "TEASERS" });
    expect([values.plan_price_cents, values.teasers]).toEqual([900, false]);
    expect(await set.request(call, { token: owner, body: { version: 1, name: "Mine" } })).toMatchObject({
      ...{ status: 400, body: { errors: { name: ["This is set by APP_NAME in the server's environment."] } } },
    });
    // The whole form may be sent back as it was read.
    expect((await set.request(call, { token: owner, body: { version: 1, ...values } })).status).toBe(200);
  });

  it("that sets a bare address leaves the sender's name to the owner", async () => {
    const locks = async (mailFrom: string) => {
      const app = await startApp({ config: { mailFrom, decided: ["MAIL_FROM"] } });
      const superuser = first(await app.members("superuser", 1));
      return (await app.ok("GET /api/site/v1/settings/", { token: superuser.token })).locked;
    };
    expect(await locks("films@example.com")).toEqual({});
    expect(await locks("Kino <films@example.com>")).toEqual({ mail_sender: "MAIL_FROM" });
  });
});

it("leaves out values that another server version has stored and this one cannot read", async () => {
  const odd = await startApp();
  const owner = first(await odd.members("superuser", 1)).token;
  await odd.query(`insert into site_settings (version, at, differences)
    values (1, now(), '{"accent": "url(x)", "unheard_of": 1, "name": "Kino"}')`);
  await vi.waitFor(async () => {
    const { values } = await odd.ok("GET /api/site/v1/settings/", { token: owner });
    expect([values.name, values.accent]).toEqual(["Kino", "#454ee2"]);
  });
});
