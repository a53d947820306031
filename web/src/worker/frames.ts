import { frameHeader, hasFrame } from "@mindreel/contract/plain/frames";
import type { Language } from "@mindreel/contract/plain/languages";
import { isForLanding, type Page, pageAt } from "@mindreel/contract/plain/pages";
import { type Session, sessionCookie, sessionIn } from "@mindreel/contract/plain/session-cookie";

/** The framed page that a request opens. Everything else is left to the network. */
export function framedPage({ method, mode, url }: Pick<Request, "method" | "mode" | "url">): Page | undefined {
  if (method !== "GET" || mode !== "navigate") return undefined;
  const { pathname, search } = new URL(url);
  const page = pageAt(pathname);
  return page !== undefined && hasFrame(page) && !(page === "home" && isForLanding(search)) ? page : undefined;
}

/** The session in the cookie's value. */
export const sessionOf = (value: string | undefined): Session | null => sessionIn(`${sessionCookie}=${value ?? ""}`);

/** Paths of the scripts, styles and fonts that a document references. */
export const filesIn = (html: string): readonly string[] =>
  [...html.matchAll(/ (?:src|href)="([^"]+\.(?:js|css|woff2))"/g)].map(([, file = ""]) => file);

/** The files to cache for pages in one language: a script with messages exists once per language. */
export function filesFor<F extends { readonly url: string }>(language: Language, files: readonly F[]): readonly F[] {
  const translated = /^\/?assets\/(\w\w)\//;
  const own = files.filter(({ url }) => translated.exec(url)?.[1] === language).map(({ url }) => url);
  const replaced = new Set(own.map((url) => url.replace(`/${language}/`, "/")));
  return files.filter(({ url }) => (translated.test(url) ? own.includes(url) : !replaced.has(url)));
}

/** A frame cached for an earlier release, or under other rules, is useless: the browser reloads without it. */
const again = '<meta http-equiv="refresh" content="0">';

/** Headers that describe how the frame was transferred, not what it is. */
const ofTheWay = ["age", "content-encoding", "content-length", "date", "etag", "vary"];

interface Framed {
  readonly response: Response;
  /** Settles when the response is complete. */
  readonly done: Promise<void>;
}

/**
 * Responds to a page request with its frame immediately, followed by the rest of the page, which contains personal data
 * and is never cached. If the server does not know the frame, or cannot be reached, the frame is dropped.
 */
export function frameFirst(frame: Response, askRest: (id: string) => Promise<Response>, drop: () => unknown): Framed {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const id = frame.headers.get(frameHeader) ?? "";
  const rest = askRest(id).catch(() => undefined);
  const headers = new Headers(frame.headers);
  for (const name of ofTheWay) headers.delete(name);
  headers.set("Cache-Control", "no-cache, no-store");

  const write = async () => {
    await frame.body?.pipeTo(writable, { preventClose: true });
    const response = await rest;
    if (response?.headers.get(frameHeader) === id && response.body !== null) return response.body.pipeTo(writable);
    await drop();
    const writer = writable.getWriter();
    await writer.write(new TextEncoder().encode(again));
    return writer.close();
  };
  return { response: new Response(readable, { headers }), done: write() };
}
