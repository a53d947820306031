import path from "node:path";
import fastifyStatic from "@fastify/static";
import { type Language, sourceLanguage } from "@mindreel/contract/plain/languages";
import { isForLanding, isShut, type Page, pagePath, pages as pageTable } from "@mindreel/contract/plain/pages";
import { sessionIn } from "@mindreel/contract/plain/session-cookie";
import type { PageRequest, Site } from "@mindreel/contract/rendering";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Cache } from "#data/cache/cache.ts";
import { AppError } from "#domain/errors.ts";
import { type Awaitable, whenThere } from "#domain/work/awaitable.ts";
import { createPageLanguage, languageAskedIn } from "#http/input/page-language.ts";
import { answerUnknownCall, isCall } from "#http/responses/error-handler.ts";
import { chosenEncoding, setEncoding, toSend, Written } from "#http/responses/written.ts";
import type { Authenticate } from "#security/authentication.ts";
import { serveAssets } from "./cached/assets.ts";
import { sendCached } from "./cached/cached-page.ts";
import type { MembersPages } from "./cached/members-pages.ts";
import type { VisitorsPages } from "./cached/visitors-pages.ts";
import { type Editions, hint } from "./editions.ts";
import { createPageHeaders, forDocuments, type PlayableOrigins } from "./page-headers.ts";
import { type Finish, hasSession, servePublicPages } from "./public-pages.ts";
import { boundRanges } from "./ranges.ts";
import { serveSiteMaps } from "./site-maps.ts";

/** The calls that mails name in `List-Unsubscribe` (RFC 8058), and the pages that ask a person the same. */
const pageOf = {
  "/api/subscriber/v1/unsubscribe/:token/": "unsubscribe",
  "/api/notices/v1/unsubscribe/:token/": "endNoticeMails",
  "/api/requests/v1/unsubscribe/:token/": "endAnswerMails",
} as const satisfies Record<string, Page>;

/** Mail programs without one-click unsubscribing open the address in a browser. It only leads to the page. */
function leadToUnsubscribing(app: FastifyInstance): void {
  for (const [path, page] of Object.entries(pageOf)) {
    app.get<{ Params: { token: string } }>(path, ({ params: { token } }, reply) =>
      reply.redirect(pagePath(page, { token }), 303),
    );
  }
}

interface Options {
  readonly cache: Cache;
  readonly clock: () => Date;
  /** The built web app. */
  readonly root: string;
  readonly editions: Editions;
  /** The site with its current settings. */
  readonly site: () => Awaitable<Site>;
  readonly authenticate: Authenticate;
  readonly membersPages: MembersPages;
  readonly visitorsPages: VisitorsPages;
  readonly publicUrl: string;
  /** The origins that pages may load videos from at the moment. */
  readonly playable: () => Awaitable<PlayableOrigins>;
  readonly siteMaps: () => Promise<number>;
  readonly siteMap: (number: number) => Promise<readonly { readonly id: number; readonly publishedAt: Date }[]>;
  readonly categoriesOnMap: () => Promise<readonly number[]>;
  /** Whether there is a proxy in front, which can forward early hints before the page is ready. */
  readonly behindProxy: boolean;
}

/** The first superuser's page exists until this call answers 404. */
const firstSuperuserCall = "/api/public/v1/first-run/";

/** Pages whose calls are all answered from the cache. */
const keptForMembers: ReadonlySet<string> = new Set(
  [pageTable.home, pageTable.favorites, pageTable.recentVideos].map(({ path }) => path),
);

/** Keeps a page out of search engines. */
const unlisted = { "x-robots-tag": "noindex" };

const file = { config: { unlogged: true, counted: false } };
/** SVG is not included: it can be a document. */
const isPicture = /\.(avif|webp|png)$/;
/** Compressed variants, sent in place of the file where the caller accepts them; they have no URL of their own. */
const compressed = [".br", ".gz"];

/** Serves the web app: the landing page to visitors, the app's shell to members, and their assets. */
export async function servePages(app: FastifyInstance, options: Options): Promise<void> {
  const { root, editions, site, publicUrl, playable, membersPages, visitorsPages } = options;
  const languageFor = createPageLanguage(options.authenticate, { publicUrl, languages: app.languages });
  const editionNow = () => whenThere(site(), editions.of);
  const headersFor = createPageHeaders(publicUrl);
  const documentHeaders = () => whenThere(playable(), (origins) => headersFor(origins).documents);

  /** The landing page, or "Coming soon" in its place. */
  const sendLanding = (request: FastifyRequest, reply: FastifyReply, headers: Record<string, string> = {}) =>
    whenThere(site(), (now) =>
      whenThere(languageFor(request, reply), (language) =>
        editions
          .of(now)
          .landing.send(request, reply, language, now.boot.site.closed ? { ...headers, ...unlisted } : headers),
      ),
    );

  serveAssets(app, {
    folder: path.join(root, "assets"),
    // A worker's policy is that of its own response.
    headersFor: async (name) => headersFor(await playable())[name.includes("worker") ? "documents" : "parts"],
  });
  await app.register(async (pages) => {
    pages.addHook("onRequest", (_request, reply, done) => {
      whenThere(documentHeaders(), (headers) => {
        reply.headers(headers);
        done();
      });
    });

    const isClosed = async () => (await site()).boot.site.closed;
    pages.addHook("onRequest", async (request, reply) => {
      if (!(await isClosed())) return;
      reply.headers(unlisted);
      const { pathname, search } = new URL(pathOf(request.url), publicUrl);
      // Somebody else's or an old session opens the app, whose calls find out.
      if (!hasSession(request) && isShut(pathname, search)) await sendLanding(request, reply);
    });

    pages.addHook("onRoute", (route) => {
      route.config = { counted: true, ...route.config, access: "anyone" };
    });
    await pages.register(async (files) => {
      files.addHook("onRoute", (route) => {
        route.config = { ...route.config, unlogged: true, counted: false };
      });
      boundRanges(files);
      await files.register(fastifyStatic, {
        root,
        index: false,
        wildcard: false,
        globIgnore: ["assets/**", "**/*.html", "**/*.webmanifest", ...compressed.map((end) => `**/*${end}`)],
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, file) => {
          reply.header("Cache-Control", "no-cache");
          if (isPicture.test(file)) for (const name of forDocuments) reply.removeHeader(name);
        },
      });
    });

    const asHtml = (reply: FastifyReply, status = 200) =>
      reply
        .code(status)
        .headers({ "Cache-Control": reply.getHeader("Cache-Control") ?? "no-cache", Vary: "Cookie, Accept-Language" })
        .type("text/html; charset=utf-8");
    const html = (reply: FastifyReply, page: string, status = 200) =>
      toSend(reply.request, asHtml(reply, status), new Written(page));
    /** Makes API calls on behalf of the page's caller. */
    const getFor = (request: FastifyRequest, language: Language) => {
      const session = sessionIn(request.headers.cookie ?? "");
      const headers = {
        "accept-language": language,
        ...(session !== null && { authorization: `Token ${session.token}` }),
      };
      return async (call: string) => {
        const { statusCode, payload } = await app.inject({ url: call, headers, remoteAddress: request.ip });
        return new Response(payload === "" ? null : payload, { status: statusCode });
      };
    };
    const rendered = async (request: FastifyRequest, reply: FastifyReply, status = 200, finish?: Finish) => {
      const session = sessionIn(request.headers.cookie ?? "");
      // A member's data must not be cached.
      if (session !== null) reply.header("Cache-Control", "no-cache, no-store");
      const url = pathOf(request.url);
      const language = await languageFor(request, reply);
      const { key, frames, renderer, hints } = await editionNow();
      const framed = session !== null && status === 200 && (await frames.isShown(url, language, request, reply));
      if (options.behindProxy && !framed) hint(reply, hints);
      const member = session?.id ?? null;
      const make = async (get: PageRequest["get"]) => {
        const page = { url, member, language, get };
        const document = await (framed ? renderer.rest(page) : renderer.render(page));
        return finish === undefined ? document : finish(document, language, get);
      };
      const get = getFor(request, language);
      if (session === null && finish !== undefined && visitorsPages.isKept(url)) {
        const kept = await visitorsPages.get(`${key} ${url} ${language}`, () => makeWhole(make, get));
        return sendCached(request, reply, kept);
      }
      if (session !== null && status === 200 && keptForMembers.has(url)) {
        const kept = await membersPages(request, {
          session,
          key: `${key} ${url} ${language} ${framed}`,
          make: () => makeWhole(make, get),
        });
        if (kept !== undefined) {
          setEncoding(asHtml(reply, status), chosenEncoding(request));
          return kept;
        }
      }
      return html(reply, await make(get), status);
    };

    // Without the hook above, since the landing page is sent together with its headers.
    app.get("/", { config: { access: "anyone" } }, (request, reply) =>
      hasSession(request) && !isForLanding(request.url.slice(1))
        ? whenThere(documentHeaders(), (headers) => rendered(request, reply.headers(headers)))
        : whenThere(documentHeaders(), (headers) => sendLanding(request, reply, headers)),
    );
    pages.get("/manifest.webmanifest", file, async (request, reply) =>
      reply
        .header("Cache-Control", "no-cache")
        .type("application/manifest+json")
        .send((await editionNow()).manifest(languageAskedIn(request) ?? sourceLanguage)),
    );
    pages.get("/offline.html", file, async (request, reply) =>
      html(reply, (await editionNow()).offline(languageAskedIn(request) ?? sourceLanguage)),
    );
    pages.get<{ Params: { page: string } }>("/frames/:page", async (request, reply) =>
      (await editionNow()).frames.send(request.params.page, languageAskedIn(request) ?? sourceLanguage, request, reply),
    );
    servePublicPages(pages, { site, publicUrl, languageFor, rendered, getFor });
    serveSiteMaps(pages, options);
    leadToUnsubscribing(pages);
    const {
      home: _,
      watch: __,
      subject: ___,
      legal: ____,
      ownPage: _____,
      firstSuperuser: ______,
      pricing: _______,
      ...rest
    } = pageTable;
    pages.get(pageTable.firstSuperuser.path, async (request, reply) => {
      const { status } = await getFor(request, "en")(firstSuperuserCall);
      return rendered(request, reply, status === 404 ? 404 : 200);
    });
    for (const { path, audience } of Object.values(rest)) {
      const needsSession = audience === "member" || audience === "superuser";
      pages.get(path, async (request, reply) => {
        // The same for every visitor without a session.
        if (audience === "visitor" && request.url === path && !hasSession(request)) {
          const language = await languageFor(request, reply);
          return sendCached(request, reply, await (await editionNow()).visitorsPage(path, language));
        }
        return rendered(request, reply, !needsSession || hasSession(request) ? 200 : 404);
      });
    }
    // Other paths get the app's own 404 page; a missing file gets the API's error instead.
    pages.get("/*", async (request, reply) => {
      if (isCall(request)) return answerUnknownCall(request, reply);
      if (/^\/(assets|media|demo|promo|icons)(\/|$)/.test(request.url)) throw new AppError("not_found");
      return rendered(request, reply, 404);
    });
  });
}

/** Renders a page, and returns whether all its calls succeeded in time. */
async function makeWhole(make: (get: PageRequest["get"]) => Promise<string>, get: PageRequest["get"]) {
  let open = 0;
  let failed = 0;
  const page = await make(async (call) => {
    open++;
    const response = await get(call);
    open--;
    if (!response.ok) failed++;
    return response;
  });
  return { page, whole: open + failed === 0 };
}

/** Path and query, without a host that the caller put before them; two leading slashes would be read as one. */
function pathOf(target: string): string {
  const base = "http://localhost";
  if (!URL.canParse(target, base)) return "/";
  const { pathname, search } = new URL(target, base);
  return pathname.replace(/^\/+/, "/") + search;
}
