import { createHash } from "node:crypto";
import { frameHeader, hasFrame } from "@mindreel/contract/plain/frames";
import type { Language } from "@mindreel/contract/plain/languages";
import { isPage, type Page, pageAt, pages } from "@mindreel/contract/plain/pages";
import type { Renderer } from "@mindreel/contract/rendering";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#domain/errors.ts";
import { type CachedPage, cachedPage, sendCached } from "./cached-page.ts";

interface Frame {
  /** The content security policy, which comes with the frame: the headers of the rest arrive too late. */
  readonly policy: string;
  readonly id: string;
  readonly page: CachedPage;
}

/**
 * The frames of members' pages, one per language. The service worker caches them and shows one while the rest loads.
 */
export function createFrames(renderer: Renderer) {
  const kept = new Map<string, Frame>();

  async function frameOf(page: Page, language: Language, reply: FastifyReply): Promise<Frame> {
    const policy = String(reply.getHeader("content-security-policy"));
    const key = `${page} ${language}`;
    const known = kept.get(key);
    if (known?.policy === policy) return known;
    const html = known?.page.html.bytes.toString() ?? (await renderer.frame(pages[page].path, language));
    const id = createHash("sha256").update(policy).update(html).digest("base64url").slice(0, 22);
    // The browser compares the ETag, and on a match keeps its old headers.
    const frame = { policy, id, page: { ...(known?.page ?? cachedPage(html)), etag: `W/"${id}"` } };
    kept.set(key, frame);
    return frame;
  }

  return {
    send: async (page: string, language: Language, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (!isPage(page) || !hasFrame(page)) throw new AppError("not_found");
      const frame = await frameOf(page, language, reply);
      await sendCached(request, reply.header(frameHeader, frame.id), frame.page);
    },

    /** Whether the browser shows the current frame of the requested page. It then only needs the rest. */
    isShown: async (
      url: string,
      language: Language,
      { headers }: FastifyRequest,
      reply: FastifyReply,
    ): Promise<boolean> => {
      const shown = headers[frameHeader];
      const page = pageAt(new URL(url, "http://localhost").pathname);
      if (shown === undefined || page === undefined || !hasFrame(page)) return false;
      const { id } = await frameOf(page, language, reply);
      if (shown === id) reply.header(frameHeader, id);
      return shown === id;
    },
  };
}
