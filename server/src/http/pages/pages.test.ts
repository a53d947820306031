import http from "node:http";
import { offeredMonthly } from "@mindreel/contract/plain/offered";
import { pageAt, pagePath, pages } from "@mindreel/contract/plain/pages";
import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { webRoot } from "#test/app/web.ts";

const t = await startApp({
  webRoot: webRoot(),
  config: { appName: 'Kino </script> & "Co"', planPriceCents: 1234 },
});
const get = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers });
const cookie = { cookie: "theme=dark; user=%7B%22id%22%3A1%7D" };

describe("the first page", () => {
  it("is the landing page for members as well if they come for the free month", async () => {
    expect((await get("/?free-month=&next=%2Fwatch%2F1", cookie)).payload).toContain("landing");
  });

  it("is the landing page for visitors and the shell for members", async () => {
    for (const headers of [
      {},
      { cookie: "" },
      { cookie: "user=" },
      { cookie: "user=; a=b" },
      { cookie: "superuser=1; xuser=1" },
    ]) {
      expect((await get("/", headers)).payload).toContain("landing");
    }
    for (const headers of [cookie, { cookie: "user=x" }, { cookie: "a=b;user=x" }]) {
      expect((await get("/", headers)).payload).toContain("shell");
    }
  });

  it("is revalidated by caches, and varies by cookie", async () => {
    for (const headers of [{}, cookie]) {
      const response = await get("/", headers);
      expect(response.headers).toMatchObject({
        "cache-control": "no-cache",
        "content-type": "text/html; charset=utf-8",
      });
      expect(String(response.headers["vary"]).toLowerCase()).toContain("cookie");
    }
  });

  it("shows visitors the configured price, even without scripts", async () => {
    expect((await get("/")).payload).toContain("landing $12.34 a month");
  });

  it("carries the boot data as inert JSON, with any app name", async () => {
    const { payload } = await get("/", cookie);
    expect(payload).toContain("<title>Kino &lt;/script&gt; &amp; &quot;Co&quot;</title>");
    const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(payload)?.[1] ?? "";
    expect(JSON.parse(boot)).toEqual({
      appName: 'Kino </script> & "Co"',
      offered: offeredMonthly(1234),
      payments: "off",
      googleClientId: null,
      languages: ["en", "de", "es", "fr", "ar"],
      stripeDashboard: null,
      site: {
        ...{
          promise: null,
          logo: null,
          icon: null,
          signIn: null,
          links: [],
          closed: false,
          contact: null,
          freeMonth: true,
          plan: { title: null, features: null },
        },
        legal: { version: 0, documents: [] },
        pages: [],
      },
    });
    expect((await get("/manifest.webmanifest")).json()).toEqual({ name: 'Kino </script> & "Co"' });
  });
});

describe("a page that the server renders", () => {
  const rendered = (payload: string) => JSON.parse(payload.slice(payload.lastIndexOf("shell ") + 6));

  it("contains the requesting member's data, and must not be cached", async () => {
    const { token, id, email } = first(await t.members("member", 1));
    const mine = { cookie: `user=${encodeURIComponent(JSON.stringify({ token, id }))}` };
    const response = await get("/favorites?a=b", mine);
    expect(response.headers["cache-control"]).toContain("no-store");
    expect(rendered(response.payload)).toMatchObject({
      url: "/favorites?a=b",
      member: id,
      status: 200,
      user: { id, email },
    });
    expect(response.payload).not.toContain(token);
  });

  it("contains no member's data for visitors, nor for a session that has ended", async () => {
    expect(rendered((await get("/signin")).payload)).toMatchObject({ member: null, status: 401 });
    for (const token of ["x".repeat(43), "a\0b", "a\r\nb: c", "ä€"]) {
      const ended = { cookie: `user=${encodeURIComponent(JSON.stringify({ token, id: 1 }))}` };
      expect(rendered((await get("/", ended)).payload)).toMatchObject({ member: 1, status: 401 });
    }
  });
});

it("is rendered once for all visitors without a session, and revalidated by ETag", async () => {
  const first = await get("/signin");
  const again = await get("/signin", { "if-none-match": String(first.headers["etag"]) });
  expect(again.statusCode).toBe(304);
  expect((await get("/signin?offer=x")).headers).not.toHaveProperty("etag");
  expect((await get("/signin", { "accept-encoding": "br" })).headers["content-encoding"]).toBe("br");
});

it("sends early hints of the files for its first paint through a proxy", async () => {
  const proxied = await startApp({ webRoot: webRoot(), config: { trustProxy: ["127.0.0.1"] } });
  const { port } = new URL(await proxied.app.listen({ port: 0, host: "127.0.0.1" }));
  const hints = await new Promise<unknown>((resolve, reject) => {
    http
      .get({ port, path: "/no/such/page" }, (response) => response.resume().on("end", () => resolve("no hints")))
      .on("information", ({ headers }) => resolve(headers["link"]))
      .on("error", reject);
  });
  expect(hints).toBe(
    "</assets/start.js>; rel=preload; as=script, </assets/font.woff2>; rel=preload; as=font; crossorigin",
  );
});

describe("every page", () => {
  it("has a content security policy that allows only our own scripts", async () => {
    for (const url of ["/", "/signin", "/no/such/page", "/offline.html"]) {
      const { headers } = await get(url);
      const policy = Object.fromEntries(
        String(headers["content-security-policy"])
          .split(";")
          .map((directive) => {
            const [name = "", ...values] = directive.trim().split(" ");
            return [name, values];
          }),
      );
      expect(policy).toEqual({
        "default-src": ["'self'"],
        "script-src": ["'self'"],
        "style-src": ["'self'", "'unsafe-inline'"],
        "img-src": ["'self'", "data:", "blob:", "http://mindreel.test"],
        "font-src": ["'self'"],
        "media-src": ["'self'", "blob:", "http://mindreel.test"],
        "connect-src": ["'self'", "http://mindreel.test"],
        "frame-src": ["https://www.youtube-nocookie.com", "https://www.youtube.com", "https://player.vimeo.com"],
        "worker-src": ["'self'", "blob:"],
        "manifest-src": ["'self'"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
      });
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
      });
      // No HSTS over plain http.
      expect(headers).not.toHaveProperty("strict-transport-security");
    }
  });

  it.each([
    ["/signin", 200, 200],
    ["/signup", 200, 200],
    ["/signup/", 200, 200],
    ["/signup?offer=x", 200, 200],
    ["/forgot-password", 200, 200],
    ["/reset-password/1/abc", 200, 200],
    ["/reset-password/1/abc/", 200, 200],
    ["/reset-password/1", 404, 404],
    ["/profile", 404, 200],
    ["/favorites", 404, 200],
    ["/recent-videos", 404, 200],
    ["/series", 404, 200],
    ["/series/5", 404, 200],
    ["/subscription", 404, 200],
    ["/no/such/page", 404, 404],
    ["/admin.php", 404, 404],
    ["/index.html", 404, 404],
    ["/landing.html", 404, 404],
    ["/%F0%9F%8E%AC", 404, 404],
  ])("%s has its status: %i to visitors, %i to members", async (url, visitor, member) => {
    for (const [headers, status] of [
      [{}, visitor],
      [cookie, member],
    ] as const) {
      const response = await get(url, headers);
      expect(response.statusCode).toBe(status);
      expect(response.payload).toContain("shell");
    }
  });
});

describe("the table of pages", () => {
  it("makes a path from a page's name and the values of its parameters", () => {
    expect(pagePath("signIn")).toBe("/signin");
    expect(pagePath("member", { id: 7 })).toBe("/admin/users/7");
    expect(pagePath("changeEmail", { end: "new", token: "a/b?" })).toBe("/change-email/new/a%2Fb%3F");
    // @ts-expect-error: a parameter is missing
    pagePath("changeEmail", { end: "new" });
    // @ts-expect-error: this page has none
    pagePath("signIn", { id: 1 });
  });

  it.each(Object.entries(pages))("maps a path back to its page: %s", (name, { path }) => {
    const url = path.replace(/:\w+/g, "x");
    expect([pageAt(url), pageAt(`${url}/more/x`)]).toEqual([name, undefined]);
    expect(pageAt(url.replace(/\/?$/, "/"))).toBe(name);
  });

  // These depend on the video, the category, and the owner: see watch-page.test.ts, legal.test.ts, and own-pages.test.ts.
  it.each(Object.entries(pages).filter(([name]) => !["watch", "subject", "legal", "ownPage"].includes(name)))(
    "is served: %s",
    async (_name, { path, audience }) => {
      const url = path.replace(/:\w+/g, "x");
      const visitor = audience === "everyone" || audience === "visitor" ? 200 : 404;
      expect([(await get(url)).statusCode, (await get(url, cookie)).statusCode]).toEqual([visitor, 200]);
    },
  );
});

describe("files", () => {
  it("with a hash in their name are cached for good", async () => {
    const response = await get("/assets/app-1a2b3c.js");
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-type": expect.stringContaining("javascript"),
    });
    for (const name of ["content-security-policy", "x-frame-options", "referrer-policy"]) {
      expect(response.headers).not.toHaveProperty(name);
    }
    const picture = await get("/promo/promo.avif");
    expect(picture.headers).toMatchObject({
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    expect(picture.headers).not.toHaveProperty("content-security-policy");
    // A worker's policy is that of its own response, and an SVG may be opened as a document.
    for (const url of ["/assets/worker-1a2b3c.js", "/favicon.svg"]) {
      expect((await get(url)).headers).toHaveProperty("content-security-policy");
    }
    const small = await t.app.inject({ url: "/assets/app-1a2b3c.js", headers: { "accept-encoding": "br" } });
    expect([small.headers["content-encoding"], small.payload]).toEqual(["br", "compressed"]);
  });

  it.each([
    ["bytes=1-2", 206, "sv"],
    ["bytes=1-", 206, "svg/>"],
    ["bytes=6-", 416, ""],
    ["bytes=100-200", 416, ""],
    ["bytes=3-1", 200, "<svg/>"],
    ["bytes=-100", 200, "<svg/>"],
    ["bytes=0-1,3-4", 200, "<svg/>"],
    ["bytes=", 200, "<svg/>"],
    ["bytes=a-b", 200, "<svg/>"],
    ["lines=1-2", 200, "<svg/>"],
  ])("are sent from one byte to another, or whole: %s", async (range, status, content) => {
    const { statusCode, payload, headers } = await get("/favicon.svg", { range });
    expect([statusCode, payload]).toEqual([status, content]);
    expect(headers["content-range"]).toBe(
      { 206: `bytes 1-${content.length}/6`, 416: "bytes */6", 200: undefined }[status],
    );
  });

  it("are sent uncompressed if the caller accepts none of the existing variants", async () => {
    for (const accepted of ["gzip", "br;q=0", ""]) {
      const { headers, payload } = await t.app.inject({
        url: "/assets/app-1a2b3c.js",
        headers: { "accept-encoding": accepted },
      });
      expect([headers["content-encoding"], headers["vary"], payload]).toEqual([
        undefined,
        "Accept-Encoding",
        "export {};",
      ]);
    }
  });

  it.each([
    "/assets/gone-1a2b3c.js",
    "/assets/app-1a2b3c.js.br",
    "/assets/",
    "/assets",
    "/media/x",
    "/api/x",
    "/promo/gone.webm",
    "/icons/gone.png",
    "/demo/gone.mp4",
  ])("%s is missing, and answered with the API's 404", async (url) => {
    const response = await get(url, cookie);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: "not_found" });
  });
});

it("API responses are neither cached nor sniffed", async () => {
  for (const url of [
    "/api/openapi.json",
    "/api/accounts/v1/current_user/",
    "/api/no/such/call",
    "/api/public/v1/showcase/",
    "/api/%",
  ]) {
    const { headers } = await get(url);
    expect(headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
  }
});

it.each([
  ["/api/subscriber/v1/unsubscribe/7.abc/", "/unsubscribe/7.abc"],
  ["/api/notices/v1/unsubscribe/7.abc/", "/notices/unsubscribe/7.abc"],
  ["/api/requests/v1/unsubscribe/7.abc/", "/requests/unsubscribe/7.abc"],
])("the address in a mail's List-Unsubscribe leads a browser to the page: %s", async (url, page) => {
  const { statusCode, headers } = await t.app.inject(url);
  expect([statusCode, headers["location"]]).toEqual([303, page]);
});

it("an API path with another method gets a 405", async () => {
  const response = await get("/api/accounts/v1/login/", cookie);
  expect([response.statusCode, response.headers["allow"]]).toEqual([405, "POST"]);
  expect(response.json()).toMatchObject({ code: "method_not_allowed" });
});

it.each(["GET", "HEAD", "PATCH", "DELETE"] as const)("%s with an id longer than any gets a 404", async (method) => {
  const response = await t.app.inject({ method, url: `/api/category/v1/video/${"9".repeat(101)}/` });
  expect([response.statusCode, response.headers["allow"]]).toEqual([404, undefined]);
});

it("the calls outside /api are not pages", async () => {
  for (const [method, url] of [
    ["GET", "/dj-rest-auth/password/reset/"],
    ["PUT", "/reset-password/1/x/"],
  ] as const) {
    const response = await t.app.inject({ method, url });
    expect([response.statusCode, response.headers["allow"]]).toEqual([405, "POST"]);
    expect(response.headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
  }
});
