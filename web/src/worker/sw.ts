import { frameHeader, framePath, hasFrame } from "@mindreel/contract/plain/frames";
import { languageOf, sourceLanguage } from "@mindreel/contract/plain/languages";
import type { Notification as Pushed } from "@mindreel/contract/plain/notification";
import { type Page, pageAt } from "@mindreel/contract/plain/pages";
import { sessionCookie } from "@mindreel/contract/plain/session-cookie";
import { cacheOf, type KeptFile } from "./files.ts";
import { filesFor, filesIn, framedPage, frameFirst, sessionOf } from "./frames.ts";
import { markRead, openPage as openNotified, optionsOf, renew } from "./push.ts";

/**
 * The service worker caches the hashed files of members' pages, an offline page, and the frames of opened pages with
 * the files that they need, but no personal data. Calls, other pages, and media with range requests go to the network
 * untouched. It also shows push notifications.
 */
declare const self: ServiceWorkerGlobalScope;

/** Inserted by the build, see `build/service-worker.ts`. */
declare const filesOfBuild: readonly KeptFile[];

/** The language of the pages that registered this worker. */
const language = languageOf(new URL(self.location.href).searchParams.get("lang") ?? "") ?? sourceLanguage;
const offlinePage = new URL(
  language === sourceLanguage ? "/offline.html" : `/offline.html?lang=${language}`,
  self.location.origin,
).href;
const files = cacheOf(
  filesFor(language, filesOfBuild).map((file) => (file.url === "offline.html" ? { ...file, url: offlinePage } : file)),
);

const cacheOfFrames = "frames";
const openFrames = () => caches.open(cacheOfFrames);
/** Files that frames need in addition to those of all members' pages. */
const cacheOfUsed = "used";
const openUsed = () => caches.open(cacheOfUsed);
const addressOfFiles = new URL("/assets/", self.location.origin).href;

/** Not supported by every browser; in others, pages wait for the network. */
const session = async () =>
  "cookieStore" in self ? sessionOf((await self.cookieStore.get(sessionCookie))?.value) : null;

/** Caches the page's frame with all files that it needs: an old frame never meets the files of a new release. */
async function keepFrame(page: Page): Promise<void> {
  const frame = await fetch(framePath(page, language), { credentials: "omit", cache: "no-cache", priority: "low" });
  if (!frame.ok || !frame.headers.has(frameHeader)) return;
  const others = filesIn(await frame.clone().text()).filter(
    (file) => !files.has(new URL(file, self.location.origin).href),
  );
  // The page has just loaded them, so they are in the browser's HTTP cache.
  if (others.length > 0) await (await openUsed()).addAll(others);
  await (await openFrames()).put(framePath(page, language), frame);
}

/** Caches the frames of open pages, which were not loaded through this worker. */
async function keepOpenPages(): Promise<void> {
  if ((await session()) === null) return;
  const open = await self.clients.matchAll({ type: "window" });
  const pages = new Set(open.map(({ url }) => pageAt(new URL(url).pathname)));
  for (const page of pages) if (page !== undefined && hasFrame(page)) await keepFrame(page);
}

async function fileOf(request: Request): Promise<Response> {
  return (await (await openUsed()).match(request)) ?? fetch(request);
}

async function fromNetwork(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await files.match(offlinePage)) ?? Response.error();
  }
}

async function openPage(event: FetchEvent, page: Page): Promise<Response> {
  const { request } = event;
  if (!navigator.onLine || (await session()) === null) return fromNetwork(request);
  const path = framePath(page, language);
  const frame = await (await openFrames()).match(path);
  if (frame === undefined) {
    const response = await fromNetwork(request);
    if (response.ok) event.waitUntil(keepFrame(page).catch(() => undefined));
    return response;
  }
  const askRest = (id: string) =>
    fetch(request.url, { headers: { accept: "text/html", [frameHeader]: id }, redirect: "manual", cache: "no-store" });
  const { response, done } = frameFirst(frame, askRest, async () => (await openFrames()).delete(path));
  // The browser may have left the page before the response was complete.
  event.waitUntil(done.catch(() => undefined));
  return response;
}

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([files.fill(), self.skipWaiting()]));
});

self.addEventListener("activate", (event) => {
  const takeOver = async () => {
    await Promise.all([files.tidy(), caches.delete(cacheOfFrames), caches.delete(cacheOfUsed)]);
    await self.clients.claim();
    // Requests wait for the activation, so it does not wait for this.
    keepOpenPages().catch(() => undefined);
  };
  event.waitUntil(takeOver());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && files.has(request.url)) return event.respondWith(files.respond(request));
  if (request.url.startsWith(addressOfFiles)) return event.respondWith(fileOf(request));
  const page = framedPage(request);
  if (page !== undefined) event.respondWith(openPage(event, page));
  else if (request.method === "GET" && request.mode === "navigate") event.respondWith(fromNetwork(request));
});

self.addEventListener("push", (event) => {
  if (event.data === null) return;
  const pushed: Pushed = event.data.json();
  event.waitUntil(self.registration.showNotification(pushed.title, optionsOf(pushed)));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path, notice }: Pushed = event.notification.data;
  const read = async () => {
    const own = await session();
    if (own !== null && notice !== undefined) await markRead(own, notice);
  };
  event.waitUntil(Promise.all([openNotified(self.clients, path), read().catch(() => undefined)]));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  const renewed = async () => {
    const own = await session();
    const { pushManager } = self.registration;
    if (own === null) return;
    await renew(own, language, async (applicationServerKey) => {
      return event.newSubscription ?? pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    });
  };
  event.waitUntil(renewed());
});
