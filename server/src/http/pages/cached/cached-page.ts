import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { recordDependency, recordPart, trackDependencies } from "#data/cache/dependencies.ts";
import { type Awaitable, whenThere } from "#domain/work/awaitable.ts";
import { encodingFor } from "#http/input/headers.ts";
import { Written } from "#http/responses/written.ts";

/** A document for many visitors, compressed once for all of them. */
export interface CachedPage {
  readonly etag: string;
  readonly html: Written;
}

const contentType = "text/html; charset=utf-8";
const varies = "Cookie, Accept-Language, Accept-Encoding";

/** Half a percent larger than with 11, in a tenth of the time. */
const brotliQuality = 9;

/** @param html compressed well, unless it says otherwise: few such pages are sent very often */
export function cachedPage(html: string | Written): CachedPage {
  const written = typeof html === "string" ? new Written(html, brotliQuality) : html;
  // Weak, since it is the same for all encodings.
  const etag = `W/"${createHash("sha256").update(written.bytes).digest("base64url").slice(0, 22)}"`;
  return { etag, html: written };
}

/**
 * Sends the page, or that the browser's copy is current, which it checks at every visit. Bypasses Fastify, whose hooks
 * for payloads have nothing to do here: they and its way of setting headers were a tenth of the landing page's cost.
 * @param headers in addition to those of the reply
 */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, html }: CachedPage,
  headers: Readonly<Record<string, string>> = {},
): Awaitable<void> {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  const { raw } = reply.hijack();
  const always = { ...headers, "cache-control": "no-cache", vary: varies, etag };
  const known = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim());
  if (known?.includes(etag)) return void raw.writeHead(304, always).end();
  const encoding = encodingFor(request.headers["accept-encoding"] ?? "");
  return whenThere(html.in(encoding), (bytes) => {
    const content = { ...always, "content-type": contentType, "content-length": bytes.length };
    raw.writeHead(200, encoding === "identity" ? content : { ...content, "content-encoding": encoding }).end(bytes);
  });
}

/** @returns a page, and whether all its data was there in time */
export type MakePage = () => Promise<{ readonly page: string; readonly whole: boolean }>;

/** Makes a page for the cache: it is valid until something that it shows changes, and not cached unless it is whole. */
export async function makeTracked(make: MakePage): Promise<string> {
  const { value, dependencies } = await trackDependencies(make);
  if (dependencies !== undefined && value.whole) {
    recordDependency(["site"]);
    recordPart(dependencies);
  }
  return value.page;
}
