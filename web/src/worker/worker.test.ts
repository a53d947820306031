import { frameHeader } from "@mindreel/contract/plain/frames";
import { describe, expect, it } from "vitest";
import { responds } from "#test/server.ts";
import { filesIn, framedPage, frameFirst, sessionOf } from "./frames.ts";
import { markRead, openPage, optionsOf, renew } from "./push.ts";

const session = { token: "x".repeat(43), id: 1 };
const push = "GET /api/notices/v1/push/";
const turnOn = "PUT /api/notices/v1/push/";

const subscription = (keys: object): PushSubscription =>
  // Only this method is used.
  ({ toJSON: () => ({ endpoint: "https://push.example.com/2", keys }) }) as PushSubscription;

it("a notification is shown in the server's words, and keeps what a click needs", () => {
  const shown = { body: "New in Wildlife", tag: "video-1", icon: "/icon.png", lang: "en", dir: "ltr" } as const;
  const where = { path: "/watch/1", notice: "video/1" };
  expect(optionsOf({ title: "Owls", ...shown, ...where })).toEqual({ ...shown, data: where });
});

describe("a click on a notification", () => {
  const clients = (...urls: string[]) => {
    const done: string[] = [];
    const windows = urls.map((url) => ({ url, focus: async () => done.push(`focus ${url}`) }));
    const openWindow = async (url: string) => done.push(`open ${url}`);
    return { done, clients: { matchAll: async () => windows, openWindow } };
  };

  it("focuses the window that shows the page, or opens one", async () => {
    const there = clients("https://films.example.com/", "https://films.example.com/watch/1?t=3");
    await openPage(there.clients, "/watch/1");
    expect(there.done).toEqual(["focus https://films.example.com/watch/1?t=3"]);
    const elsewhere = clients("https://films.example.com/watch/12");
    await openPage(elsewhere.clients, "/watch/1");
    expect(elsewhere.done).toEqual(["open /watch/1"]);
  });

  it("marks the notice as read", async () => {
    const marked = responds("PUT /api/notices/v1/notices/{kind}/{id}/read/", null);
    await markRead(session, "video/12");
    expect(marked).toMatchObject([{ url: { pathname: "/api/notices/v1/notices/video/12/read/" } }]);
  });
});

describe("a subscription that replaced another one", () => {
  it("is sent to the server, in the worker's language", async () => {
    responds(push, { on: true, key: "the key" });
    const calls = responds(turnOn, null);
    const keys = { p256dh: "B".repeat(87), auth: "A".repeat(22) };
    await renew(session, "de", async (key) => subscription(key === "the key" ? keys : {}));
    expect(calls).toMatchObject([{ body: { endpoint: "https://push.example.com/2", ...keys } }]);
  });

  it("is not sent, if this session had none", async () => {
    responds(push, { on: false, key: "the key" });
    const calls = responds(turnOn, null);
    await renew(session, "de", async () => subscription({}));
    expect(calls).toEqual([]);
  });
});

const origin = "https://films.example.com";
const opened = (path: string, request: { method?: string; mode?: RequestMode } = {}) =>
  framedPage({ method: "GET", mode: "navigate", ...request, url: origin + path });

describe("the page with a frame that a request opens", () => {
  it.each([
    ["/", "home"],
    ["/?category=Nature&search=owls", "home"],
    ["/favorites", "favorites"],
    ["/admin/users/7", "member"],
    ["/payment-success?session_id=x", "paymentSuccess"],
  ])("at %s is %s", (path, page) => {
    expect(opened(path)).toBe(page);
  });

  it.each(["/signin", "/signup?offer=x", "/reset-password/1/x", "/confirm-email/x", "/change-email/new/x"])(
    "is none for visitors and for links from mails: %s",
    (path) => {
      expect(opened(path)).toBeUndefined();
    },
  );

  it("is none for the landing page, which members open for the free month", () => {
    expect(opened("/?free-month=&next=%2Fwatch%2F1")).toBeUndefined();
  });

  it.each(["/no/such/page", "/api/docs", "/media/1/1.webp", "/demo/clips/a.mp4", "/offline.html", "/frames/home"])(
    "is none where there is no page: %s",
    (path) => {
      expect(opened(path)).toBeUndefined();
    },
  );

  it("is undefined for anything but a GET navigation", () => {
    expect(opened("/", { method: "POST" })).toBeUndefined();
    expect(opened("/", { mode: "same-origin" })).toBeUndefined();
    expect(opened("/", { mode: "cors" })).toBeUndefined();
  });
});

it("somebody whose cookie contains a session is signed in", () => {
  expect(sessionOf(encodeURIComponent('{"token":"x","id":1}'))).toEqual({ token: "x", id: 1 });
  for (const value of [undefined, "", "x", "%", encodeURIComponent('{"token":"","id":1}')]) {
    expect(sessionOf(value)).toBeNull();
  }
});

it("the files of a document are its scripts, styles and fonts", () => {
  const html = `<link rel="preload" as="font" href="/assets/d-4.woff2" crossorigin><link rel="stylesheet" href="/assets/a-1.css"><link rel="modulepreload" crossorigin href="/assets/b-2.js">
    <script type="module" src="/assets/c-3.js"></script><a href="/favorites">x</a><img src="/a.webp">`;
  expect(filesIn(html)).toEqual(["/assets/d-4.woff2", "/assets/a-1.css", "/assets/b-2.js", "/assets/c-3.js"]);
});

describe("a page that begins with its frame", () => {
  const kept = () =>
    new Response("<header>", {
      headers: {
        ...{ [frameHeader]: "1", "content-security-policy": "default-src 'self'", etag: 'W/"1"' },
        ...{ "cache-control": "no-cache", "content-encoding": "br", "content-type": "text/html" },
      },
    });
  const rest = (id: string | undefined) =>
    new Response("<main>", { headers: id === undefined ? {} : { [frameHeader]: id } });

  it("is shown before the server has responded, with its original policy, and is never cached", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    let dropped = 0;
    const { response, done } = frameFirst(
      kept(),
      () => promise,
      () => dropped++,
    );
    expect(Object.fromEntries(response.headers)).toEqual({
      [frameHeader]: "1",
      "cache-control": "no-cache, no-store",
      "content-security-policy": "default-src 'self'",
      "content-type": "text/html",
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe("<header>");
    resolve(rest("1"));
    expect((await reader?.read())?.value).toBe("<main>");
    expect((await reader?.read())?.done).toBe(true);
    await done;
    expect(dropped).toBe(0);
  });

  it.each([
    ["knows another frame", async () => rest("2")],
    ["sends the whole page", async () => rest(undefined)],
    ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("starts again without it if the server %s", async (_when, askRest) => {
    let dropped = 0;
    const { response, done } = frameFirst(kept(), askRest, () => dropped++);
    expect(await response.text()).toBe('<header><meta http-equiv="refresh" content="0">');
    await done;
    expect(dropped).toBe(1);
  });
});
