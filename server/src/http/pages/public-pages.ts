import { Teaser, TeaserCategory } from "@mindreel/contract/catalogue/teasers";
import { isLegalDocument } from "@mindreel/contract/plain/kinds/legal";
import type { Language } from "@mindreel/contract/plain/languages";
import { pagePath, pages as pageTable } from "@mindreel/contract/plain/pages";
import type { PageRequest, Site } from "@mindreel/contract/rendering";
import { inLanguage } from "@mindreel/messages/in-language";
import { document as messages } from "@mindreel/messages/pages";
import { legal } from "@mindreel/messages/shared/frame";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Value } from "typebox/value";
import type { Awaitable } from "#domain/work/awaitable.ts";
import { languageAskedIn } from "#http/input/page-language.ts";
import { withWrittenHead } from "./heads/html.ts";
import { withSubjectHead } from "./heads/subject-head.ts";
import { withTeaserHead } from "./heads/teaser-head.ts";

/** Completes a document with data that it requests, as the page itself does. */
export type Finish = (document: string, language: Language, get: PageRequest["get"]) => Awaitable<string>;

interface Options {
  readonly site: () => Awaitable<Site>;
  readonly publicUrl: string;
  readonly languageFor: (request: FastifyRequest, reply: FastifyReply) => Awaitable<Language>;
  /** Renders the page of a request. */
  readonly rendered: (
    request: FastifyRequest,
    reply: FastifyReply,
    status?: number,
    finish?: Finish,
  ) => Promise<unknown>;
  /** Makes API calls on behalf of the page's caller. */
  readonly getFor: (request: FastifyRequest, language: Language) => PageRequest["get"];
}

export const hasSession = (request: FastifyRequest): boolean =>
  /(?:^|;\s*)user=[^;]/.test(request.headers.cookie ?? "");

/** Serves the pages that search engines index: they say what they are in the document's head. */
export function servePublicPages(pages: FastifyInstance, options: Options): void {
  const { site, publicUrl, languageFor, rendered, getFor } = options;

  pages.get<{ Params: { id: string } }>(pageTable.watch.path, async (request, reply) => {
    const language = await languageFor(request, reply);
    const call = `/api/public/v1/videos/${encodeURIComponent(request.params.id)}/`;
    const { status } = await getFor(request, language)(call);
    if (status === 404) return rendered(request, reply, 404);
    if (status !== 200 || hasSession(request)) return rendered(request, reply);
    const { appName } = (await site()).boot;
    return rendered(request, reply, 200, async (page, _language, get) => {
      const teaser = Value.Parse(Teaser, await (await get(call)).json());
      return withTeaserHead(page, teaser, { appName, publicUrl, language, asked: languageAskedIn(request) });
    });
  });

  // The slug after the number may be anything. The query stays, since it may contain a shared moment.
  pages.get<{ Params: { id: string } }>(`${pageTable.watch.path}/:slug`, async ({ url, params: { id } }, reply) =>
    reply.redirect(pagePath("watch", { id }) + new URL(url, publicUrl).search, 301),
  );

  pages.get<{ Params: { id: string } }>(pageTable.subject.path, async (request, reply) => {
    const language = await languageFor(request, reply);
    const { searchParams } = new URL(request.url, publicUrl);
    const page = searchParams.get("page") ?? "1";
    const id = encodeURIComponent(request.params.id);
    const call = `/api/public/v1/categories/${id}/?${new URLSearchParams({ page })}`;
    const response = await getFor(request, language)(call);
    // Unlike a video's page, this one promises nothing to whoever signs in: while teasers are off, there is none.
    if (response.status === 404 || response.status === 401) return rendered(request, reply, 404);
    if (response.status !== 200) return rendered(request, reply);
    if (hasSession(request)) {
      const subject = Value.Parse(TeaserCategory, await response.json());
      const catalogue = `${pagePath("home")}?${new URLSearchParams({ category: subject.name })}`;
      return reply.header("Cache-Control", "no-store").redirect(catalogue, 302);
    }
    const { appName } = (await site()).boot;
    return rendered(request, reply, 200, async (document, _language, get) => {
      const subject = Value.Parse(TeaserCategory, await (await get(call)).json());
      return withSubjectHead(document, subject, { appName, publicUrl, language, page: Number(page) || 1 });
    });
  });

  pages.get(pageTable.pricing.path, async (request, reply) => {
    const { appName } = (await site()).boot;
    return rendered(request, reply, 200, (page, language) =>
      withWrittenHead(
        page,
        { title: inLanguage(messages, language).pricing, path: pagePath("pricing") },
        { appName, publicUrl },
      ),
    );
  });

  pages.get<{ Params: { document: string } }>(pageTable.legal.path, async (request, reply) => {
    const { document } = request.params;
    const { appName, site: shown } = (await site()).boot;
    if (!isLegalDocument(document) || !shown.legal.documents.includes(document)) return rendered(request, reply, 404);
    const path = pagePath("legal", { document });
    return rendered(request, reply, 200, (page, language) =>
      withWrittenHead(page, { title: inLanguage(legal, language).names[document], path }, { appName, publicUrl }),
    );
  });

  pages.get<{ Params: { slug: string } }>(pageTable.ownPage.path, async (request, reply) => {
    const { appName, site: shown } = (await site()).boot;
    const page = shown.pages.find(({ slug }) => slug === request.params.slug);
    if (page === undefined) return rendered(request, reply, 404);
    const path = pagePath("ownPage", { slug: page.slug });
    return rendered(request, reply, 200, (document) =>
      withWrittenHead(document, { title: page.title, path }, { appName, publicUrl }),
    );
  });
}
