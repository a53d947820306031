import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { Boot } from "@mindreel/contract/api";
import type { Showcase } from "@mindreel/contract/catalogue/showcase";
import { Teaser } from "@mindreel/contract/catalogue/teasers";
import type { Pages, Renderer } from "@mindreel/contract/rendering";
import { pagePath, pages as pageTable } from "@mindreel/contract/wire/pages";
import { sessionIn } from "@mindreel/contract/wire/session-cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Value } from "typebox/value";
import { AppError } from "#domain/errors.ts";
import { answerUnknownCall, isCall } from "./error-handler.ts";
import { createFrames } from "./frames.ts";
import { escapeHtml } from "./html.ts";
import { type KeptPage, keepPage, keptToSend } from "./kept-page.ts";
import { createLanding } from "./landing.ts";
import { createPageHeaders, forDocuments, type PlayableOrigins } from "./page-headers.ts";
import { serveSiteMaps } from "./site-maps.ts";
import { withTeaserHead } from "./teaser-head.ts";

interface Options {
  /** The built web app. */
  readonly root: string;
  readonly boot: Boot;
  readonly publicUrl: string;
  /** Where pages may load videos from at the moment. */
  readonly playable: () => Promise<PlayableOrigins>;
  /** What visitors see of the library. */
  readonly showcase: () => Promise<Showcase>;
  readonly siteMaps: () => Promise<number>;
  readonly siteMap: (number: number) => Promise<readonly { readonly id: number; readonly published_at: Date }[]>;
  /** Whether a proxy is in front, which can pass on what a page needs before the page is ready. */
  readonly behindProxy: boolean;
}

const file = { config: { unlogged: true } };
const isHashed = /^\/assets\//;
/** SVG is not one of them: it can be a document. */
const isPicture = /\.(avif|webp|png)$/;
/** Sent instead of the file itself to whoever accepts them, never by themselves. */
const compressed = [".br", ".gz"];

/** Serves the web app: the landing page to visitors, the app's shell to members, and their assets. */
export async function servePages(app: FastifyInstance, options: Options): Promise<void> {
  const { root, boot, publicUrl, playable } = options;
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const fill = (page: string) =>
    page
      .replaceAll("%APP_NAME%", () => escapeHtml(boot.appName))
      .replaceAll("%BOOT%", () => JSON.stringify(boot).replaceAll("<", "\\u003c"));
  const template = fill(read("index.html"));
  const renderer = await openRenderer(root, boot, template, (error) =>
    app.log.error({ err: error }, "a page could not be rendered"),
  );
  const frames = createFrames(renderer);
  const headersFor = createPageHeaders(publicUrl);
  const hints = hintsFrom(template);
  const landing = await createLanding(options);
  const manifest = read("manifest.webmanifest").replaceAll("%APP_NAME%", () =>
    JSON.stringify(boot.appName).slice(1, -1),
  );

  await app.register(async (pages) => {
    pages.addHook("onRequest", async (_request, reply) => {
      reply.headers(headersFor(await playable()));
    });

    pages.addHook("onRoute", (route) => {
      route.config = { ...route.config, access: "anyone" };
    });
    await pages.register(async (files) => {
      files.addHook("onRoute", (route) => {
        route.config = { ...route.config, unlogged: true };
      });
      const options: FastifyStaticOptions = {
        root,
        index: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, file) => {
          const hashed = isHashed.test(`/${path.relative(root, file)}`);
          reply.header("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
          const isPart = hashed ? !file.includes("worker") : isPicture.test(file);
          if (isPart) for (const name of forDocuments) reply.removeHeader(name);
        },
      };
      const globIgnore = ["assets/**", "**/*.html", "**/*.webmanifest", ...compressed.map((end) => `**/*${end}`)];
      await files.register(fastifyStatic, { ...options, wildcard: false, globIgnore });
      // By a pattern, since a route for each of so many files would hold up the start.
      await files.register(fastifyStatic, {
        ...options,
        decorateReply: false,
        root: path.join(root, "assets"),
        prefix: "/assets/",
        dotfiles: "ignore",
        allowedPath: (name) => !compressed.includes(path.extname(name)),
      });
    });

    const html = (reply: FastifyReply, page: string, status = 200) =>
      reply
        .code(status)
        .headers({ "Cache-Control": reply.getHeader("Cache-Control") ?? "no-cache", Vary: "Cookie" })
        .type("text/html; charset=utf-8")
        .send(page);
    /** Answers calls as whoever makes the request. */
    const answerTo = (request: FastifyRequest) => {
      const session = sessionIn(request.headers.cookie ?? "");
      const headers = session === null ? {} : { authorization: `Token ${session.token}` };
      return async (call: string) => {
        const { statusCode, payload } = await app.inject({ url: call, headers, remoteAddress: request.ip });
        return new Response(payload === "" ? null : payload, { status: statusCode });
      };
    };
    const rendered = async (
      request: FastifyRequest,
      reply: FastifyReply,
      status = 200,
      finish = (document: string) => document,
    ) => {
      const session = sessionIn(request.headers.cookie ?? "");
      // No cache may keep what is a member's own.
      if (session !== null) reply.header("Cache-Control", "no-cache, no-store");
      const url = pathOf(request.url);
      const framed = session !== null && status === 200 && (await frames.isShown(url, request, reply));
      if (options.behindProxy && !framed) hint(reply, hints);
      const page = { url, member: session?.id ?? null, answer: answerTo(request) };
      return html(reply, finish(await (framed ? renderer.rest(page) : renderer.render(page))), status);
    };

    pages.get("/", async (request, reply) =>
      hasSession(request) ? rendered(request, reply) : landing.send(request, reply),
    );
    pages.get("/manifest.webmanifest", file, async (_request, reply) =>
      reply.header("Cache-Control", "no-cache").type("application/manifest+json").send(manifest),
    );
    pages.get("/offline.html", file, async (_request, reply) => html(reply, fill(read("offline.html"))));
    pages.get<{ Params: { page: string } }>("/frames/:page", (request, reply) =>
      frames.send(request.params.page, request, reply),
    );
    pages.get<{ Params: { id: string } }>(pageTable.watch.path, async (request, reply) => {
      const answer = await answerTo(request)(`/api/public/v1/videos/${encodeURIComponent(request.params.id)}/`);
      if (answer.status === 404) return rendered(request, reply, 404);
      if (answer.status !== 200 || hasSession(request)) return rendered(request, reply);
      const teaser = Value.Parse(Teaser, await answer.json());
      return rendered(request, reply, 200, (page) =>
        withTeaserHead(page, teaser, { appName: boot.appName, publicUrl }),
      );
    });
    // Whatever somebody put behind the number.
    pages.get<{ Params: { id: string } }>(`${pageTable.watch.path}/:slug`, async ({ params: { id } }, reply) =>
      reply.redirect(pagePath("watch", { id }), 301),
    );
    serveSiteMaps(pages, options);
    const { home: _, watch: __, ...rest } = pageTable;
    for (const { path, audience } of Object.values(rest)) {
      const needsSession = audience === "member" || audience === "superuser";
      let kept: Promise<KeptPage> | undefined;
      pages.get(path, async (request, reply) => {
        // The same for every visitor who brings nothing along.
        if (audience === "visitor" && request.url === path && !hasSession(request)) {
          kept ??= renderer.render({ url: path, member: null, answer: nobody }).then(keepPage);
          return keptToSend(request, reply, await kept);
        }
        return rendered(request, reply, !needsSession || hasSession(request) ? 200 : 404);
      });
    }
    // The app's own 404 page is the answer to any other path; a missing file gets the API's error instead.
    pages.get("/*", async (request, reply) => {
      if (isCall(request)) return answerUnknownCall(request, reply);
      if (/^\/(assets|media|demo|promo|icons)(\/|$)/.test(request.url)) throw new AppError("not_found");
      return rendered(request, reply, 404);
    });
  });
}

/** What the API answers to a page that is rendered for nobody in particular. */
const nobody = async () => new Response("null", { status: 401 });

/** What every page shows itself with, besides what is in the document. */
function hintsFrom(template: string): string[] {
  const first = (tag: RegExp) => tag.exec(template)?.[1];
  const script = first(/<script src="([^"]+)"/);
  const font = first(/<link rel="preload" as="font"[^>]* href="([^"]+)"/);
  return [
    ...(script === undefined ? [] : [`<${script}>; rel=preload; as=script`]),
    ...(font === undefined ? [] : [`<${font}>; rel=preload; as=font; crossorigin`]),
  ];
}

/** Has the browser ask for them while the page is being made (103 Early Hints). */
function hint({ raw }: FastifyReply, link: string[]): void {
  // A client of HTTP/1.0 would take it for the answer.
  if (link.length > 0 && raw.req.httpVersion !== "1.0") raw.writeEarlyHints({ link });
}

/** Path and query, without a host that somebody put before them; two slashes at the start would be read as one. */
function pathOf(target: string): string {
  const base = "http://localhost";
  if (!URL.canParse(target, base)) return "/";
  const { pathname, search } = new URL(target, base);
  return pathname.replace(/^\/+/, "/") + search;
}

/** The built pages, which render themselves. */
async function openRenderer(
  root: string,
  boot: Boot,
  template: string,
  failed: (error: unknown) => void,
): Promise<Renderer> {
  const manifest = JSON.parse(readFileSync(path.join(root, ".vite/manifest.json"), "utf8"));
  const { createRenderer }: Pages = await import(pathToFileURL(path.join(root, ".server/server.js")).href);
  const style = (file: string) => readFileSync(path.join(root, file), "utf8");
  return createRenderer({ boot, template, manifest, style, failed });
}

const hasSession = (request: FastifyRequest) => /(?:^|;\s*)user=[^;]/.test(request.headers.cookie ?? "");
