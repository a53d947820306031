import { acceptedLanguages } from "@mindreel/contract/plain/languages";
import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { webRoot } from "#test/app/web.ts";

const t = await startApp({ webRoot: webRoot() });
const get = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers });
const languageOf = (html: string) => /<html lang="(\w\w)"/.exec(html)?.[1];

async function cookieOf(language: string): Promise<string> {
  const { token, id } = first(await t.members("member", 1));
  await t.query("update users set language = $1 where id = $2", [language, id]);
  return `user=${encodeURIComponent(JSON.stringify({ token, id }))}`;
}

describe("the language that a browser asks for", () => {
  it.each([
    ["", undefined],
    ["de", "de"],
    ["de-AT,de;q=0.9,en;q=0.8", "de"],
    ["nl, fr-CA;q=0.4, es ; q=0.7", "es"],
    ["de;q=0, *;q=0.1", undefined],
    ["ar-EG", "ar"],
    ["english,;;,-", undefined],
  ])("of %j is %s", (header, language) => expect(acceptedLanguages(header)[0]).toBe(language));
});

describe("the language of a page", () => {
  it("is the first one set: in the address, by the member, in this browser, by the browser, by the site", async () => {
    const [german, none] = await Promise.all([cookieOf("de"), cookieOf("Klingon")]);
    const accepted = { "accept-language": "fr" };
    const shown = async (url: string, cookie: string, headers = {}) =>
      languageOf((await get(url, { cookie, ...headers })).payload);
    expect(await shown("/profile?lang=ar", `${german}; lang=es`, accepted)).toBe("ar");
    expect(await shown("/profile", `${german}; lang=es`, accepted)).toBe("de");
    expect(await shown("/profile", `${none}; lang=es`, accepted)).toBe("es");
    expect(await shown("/profile", none, accepted)).toBe("fr");
    expect(await shown("/profile?lang=xx", `${none}; lang=xx`, { "accept-language": "xx" })).toBe("en");
  });

  it("is one of those on offer", async () => {
    const few = await startApp({ webRoot: webRoot(), config: { languages: ["fr", "en"] }, beside: t.url });
    const shown = async (url: string, headers: Record<string, string>) =>
      languageOf((await few.app.inject({ url, headers })).payload);
    const cookie = `${await cookieOf("de")}; lang=es`;
    expect(await shown("/profile?lang=ar", { cookie, "accept-language": "de, en" })).toBe("en");
    expect(await shown("/profile", { cookie, "accept-language": "de" })).toBe("fr");
    const refused = await few.app.inject({ url: "/api/nowhere/", headers: { "accept-language": "de" } });
    expect(refused.json().message).toBe("This doesn't exist.");
  });

  it("is stored in a cookie if the address sets it", async () => {
    const response = await get("/signin?lang=de-CH");
    expect(languageOf(response.payload)).toBe("de");
    expect(response.headers["set-cookie"]).toBe("lang=de; Path=/; SameSite=Lax; Max-Age=31536000");
    expect((await get("/signin")).headers["set-cookie"]).toBeUndefined();
  });

  it("is part of the key for caches", async () => {
    for (const url of ["/", "/signin", "/watch/1", "/nowhere"]) {
      expect(String((await get(url)).headers["vary"]), url).toContain("Accept-Language");
    }
  });

  it("is right-to-left for Arabic", async () => {
    expect((await get("/signin?lang=ar")).payload).toContain('<html lang="ar" dir="rtl">');
  });

  it("also applies to the landing page and to scripts that contain messages", async () => {
    const { payload } = await get("/", { "accept-language": "de" });
    expect(languageOf(payload)).toBe("de");
    expect(payload).toContain("landing de $");
    expect(payload).toContain('src="/assets/de/landing-1a2b3c.js"');
    expect((await get("/")).payload).toContain('src="/assets/landing-1a2b3c.js"');
    expect((await get("/assets/de/landing-1a2b3c.js")).statusCode).toBe(200);
  });

  it("also applies to frames: there is one for each language", async () => {
    expect((await get("/frames/home", { "accept-language": "de" })).payload).toBe("frame of /");
    expect((await get("/frames/home?lang=de")).payload).toBe("frame of / in de");
  });
});

describe("a refused call", () => {
  const login = (headers: Record<string, string>, payload: object) =>
    t.app.inject({ method: "POST", url: "/api/accounts/v1/login/", headers, payload });

  it("gives the reason in the caller's language, or in English if we do not have that", async () => {
    const wrong = { email: "nobody@example.com", password: "x" };
    expect((await login({}, wrong)).json().message).toBe("User authentication failed");
    expect((await login({ "accept-language": "tlh" }, wrong)).json().message).toBe("User authentication failed");
    expect((await login({ "accept-language": "de" }, wrong)).json().message).toBe("Die Anmeldung ist fehlgeschlagen");
    const unknown = await get("/api/nowhere/", { "accept-language": "es" });
    expect(unknown.json()).toMatchObject({ code: "not_found", message: "Esto no existe." });
  });
});
