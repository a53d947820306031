import { frameHeader, hasFrame } from "@mindreel/contract/plain/frames";
import type { Language } from "@mindreel/contract/plain/languages";
import { type Page, pageAt } from "@mindreel/contract/plain/pages";
import { type Session, sessionCookie, sessionIn } from "@mindreel/contract/plain/session-cookie";

/** The page with a frame that a request opens. All else is left to the network. */
export function framedPage({ method, mode, url }: Pick<Request, "method" | "mode" | "url">): Page | undefined {
  if (method !== "GET" || mode !== "navigate") return undefined;
  const page = pageAt(new URL(url).pathname);
  return page !== undefined && hasFrame(page) ? page : undefined;
}

/** Who is signed in, by the value of the session's cookie. */
export const sessionOf = (value: string | undefined): Session | null => sessionIn(`${sessionCookie}=${value ?? ""}`);

/** Paths of the scripts and styles that a document names. */
export const filesIn = (html: string): readonly string[] =>
  [...html.matchAll(/ (?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, file = ""]) => file);

/** The files to keep for pages in one language, of those of all: a script with words is there once for each. */
export function filesFor<F extends { readonly url: string }>(language: Language, files: readonly F[]): readonly F[] {
  const translated = /^\/?assets\/(\w\w)\//;
  const own = files.filter(({ url }) => translated.exec(url)?.[1] === language).map(({ url }) => url);
  const replaced = new Set(own.map((url) => url.replace(`/${language}/`, "/")));
  return files.filter(({ url }) => (translated.test(url) ? own.includes(url) : !replaced.has(url)));
}

/** A frame that was kept for an earlier release, or for other rules, is of no use: the browser starts again without. */
const again = '<meta http-equiv="refresh" content="0">';

/** Headers that say how the frame was sent, not what it is. */
const ofTheWay = ["age", "content-encoding", "content-length", "date", "etag", "vary"];

interface Framed {
  readonly answer: Response;
  /** Settles when the answer is whole. */
  readonly done: Promise<void>;
}

/**
 * Answers a page with its frame at once, and goes on with the rest of the page, which has somebody's data: that is in no
 * cache. If the server does not know the frame, or is not there, the frame is dropped.
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
    const answer = await rest;
    if (answer?.headers.get(frameHeader) === id && answer.body !== null) return answer.body.pipeTo(writable);
    await drop();
    const writer = writable.getWriter();
    await writer.write(new TextEncoder().encode(again));
    return writer.close();
  };
  return { answer: new Response(readable, { headers }), done: write() };
}
