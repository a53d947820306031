import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { LandingContent, LandingModule } from "@mindreel/contract/landing";
import { type Language, sourceLanguage } from "@mindreel/contract/plain/languages";
import type { PageRequest, Pages, Site } from "@mindreel/contract/rendering";
import type { FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import { memoize } from "#domain/work/memoize.ts";
import { type CachedPage, cachedPage } from "./cached/cached-page.ts";
import { createFrames } from "./cached/frames.ts";
import { createLanding, withMarkup } from "./cached/landing.ts";
import { createDocuments } from "./documents.ts";

/** Files that every page needs for its first paint, in addition to the document. */
function hintsFrom(template: string): string[] {
  const first = (tag: RegExp) => tag.exec(template)?.[1];
  const script = first(/<script src="([^"]+)"/);
  const font = first(/<link rel="preload" as="font"[^>]* href="([^"]+)"/);
  return [
    ...(script === undefined ? [] : [`<${script}>; rel=preload; as=script`]),
    ...(font === undefined ? [] : [`<${font}>; rel=preload; as=font; crossorigin`]),
  ];
}

/** Has the browser load them while the page is being rendered (103 Early Hints). */
export function hint({ raw }: FastifyReply, link: string[]): void {
  // An HTTP/1.0 client would take it for the response.
  if (link.length > 0 && raw.req.httpVersion !== "1.0") raw.writeEarlyHints({ link });
}

interface Options {
  /** The built web app. */
  readonly root: string;
  /** What the landing page shows of the database. */
  readonly content: (language: Language) => Promise<LandingContent>;
  /** Called when a page could not be rendered. */
  readonly failed: (error: unknown) => void;
}

/** A page of a draft, and how the calls of that page are answered. */
export type Draft = Omit<PageRequest, "member">;

const withoutScripts = (html: string) => html.replaceAll(/<(script|noscript)\b.*?<\/\1>/gs, "");

/**
 * A document as it would be with scripts, and with its font, which the browser has yet to load: on a page that must not
 * shift, it would not be shown.
 */
const asDraft = (html: string) =>
  html.replaceAll(/font-display: ?optional/g, "font-display:swap").replaceAll(/\(scripting: ?none\)/g, "not all");

/** The cached editions: the current one and the last ones before it, which pages in transit still need. */
const keptEditions = 4;

/** The API's response to a page that is rendered without a member. */
const nobody = async () => new Response("null", { status: 401 });

/**
 * The site as one version of its settings shows it: caches what is the same for everybody, made per language on demand.
 */
export async function createEditions({ root, content, failed }: Options) {
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const load = (file: string) => import(pathToFileURL(path.join(root, ".server", file)).href);
  const { createRenderer, serverOnly }: Pages = await load("server.js");
  const { renderLanding }: LandingModule = await load("landing.js");
  const templates = { app: read("index.html"), landing: read("landing.html"), offline: read("offline.html") };
  const manifests = { files: JSON.parse(read(".vite/manifest.json")), app: read("manifest.webmanifest") };
  const styles = new Map<string, string>();
  const style = (file: string) => {
    const text = styles.get(file) ?? read(file);
    styles.set(file, text);
    return text;
  };

  const still = withoutScripts(templates.landing);

  const documents = createDocuments(root, serverOnly);
  const { script } = documents;

  const templateOf = (site: Site) => (language: Language) =>
    documents.document(templates.app, language, "description", site);
  const rendererOf = (site: Site) =>
    createRenderer({
      boot: site.boot,
      words: site.words,
      template: templateOf(site),
      manifest: manifests.files,
      ...{ script, style, failed },
    });

  const make = (site: Site) => {
    const renderer = rendererOf(site);
    const pagesIn = (language: Language) =>
      memoize(async (url: string) => cachedPage(await renderer.render({ url, member: null, language, get: nobody })));
    const visitorsPages = new Map<Language, ReturnType<typeof pagesIn>>();
    return {
      key: site.key,
      /** The files that every page needs, as the app's document names them. */
      hints: hintsFrom(templateOf(site)(sourceLanguage)),
      renderer,
      frames: createFrames(renderer),
      landing: createLanding({
        template: (language) => documents.document(templates.landing, language, "landingDescription", site),
        render: (shown, language) => renderLanding(site, shown, language),
        content,
      }),
      manifest: (language: Language) => documents.manifest(manifests.app, language, site),
      offline: (language: Language) => documents.document(templates.offline, language, "description", site),
      /** A page that is the same for every visitor who reads a language and has no session. */
      visitorsPage: (url: string, language: Language): Promise<CachedPage> => {
        const pages = visitorsPages.get(language) ?? pagesIn(language);
        visitorsPages.set(language, pages);
        return pages(url);
      },
    };
  };

  const editions = new LRUCache<string, ReturnType<typeof make>>({ max: keptEditions });
  return {
    of: (site: Site): ReturnType<typeof make> => {
      const edition = editions.get(site.key) ?? make(site);
      editions.set(site.key, edition);
      return edition;
    },
    /** A page for visitors with draft settings, of an open site, for its owner: without scripts, and not cached. */
    draft: async (site: Site, { url, language, get }: Draft): Promise<string> => {
      const open = { ...site, boot: { ...site.boot, site: { ...site.boot.site, closed: false } } };
      if (url !== "/") {
        const page = await rendererOf(open).render({ url, language, get, member: null });
        return asDraft(withoutScripts(page));
      }
      // As for visitors, the page is complete without the library.
      const { waiting: _, ...shown } = await content(language).catch((): LandingContent => ({}));
      const document = documents.document(still, language, "landingDescription", open);
      return withMarkup(asDraft(document), renderLanding(open, shown, language));
    },
  };
}

export type Editions = Awaited<ReturnType<typeof createEditions>>;
