import { describe, expect, it } from "vitest";
import { responds } from "#test/server.ts";
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
