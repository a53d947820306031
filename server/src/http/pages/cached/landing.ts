import { setTimeout } from "node:timers/promises";
import type { LandingContent } from "@mindreel/contract/landing";
import type { Language } from "@mindreel/contract/plain/languages";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Awaitable, whenThere } from "#domain/work/awaitable.ts";
import { type CachedPage, cachedPage, sendCached } from "./cached-page.ts";

interface Options {
  /** The document of a language, with a placeholder for the markup. */
  readonly template: (language: Language) => string;
  /** The page's markup; also complete without any content. */
  readonly render: (shown: LandingContent, language: Language) => string;
  readonly content: (language: Language) => Promise<LandingContent>;
}

type Scheme = "light" | "dark" | "system";

/** Milliseconds for which the page is reused before the library is read again. */
const fresh = 1000;
/** Milliseconds that a visitor waits for the database; then the last page is sent, or one without the library. */
const patience = 1000;

export const withMarkup = (document: string, markup: string): string =>
  document.replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);

/**
 * The landing page in one language: rendered and compressed once for all visitors, and again when its content changes.
 */
function createPage(language: Language, { template, render: markup, content }: Options) {
  /** The page of each scheme is made on first use. */
  const render = (shown: LandingContent) => {
    const pages = new Map<Scheme, CachedPage>();
    return (scheme: Scheme): CachedPage => {
      const known = pages.get(scheme);
      if (known !== undefined) return known;
      const html = withMarkup(template(language), markup(shown, language));
      const attribute = scheme === "system" ? "" : ` data-mantine-color-scheme="${scheme}"`;
      const made = cachedPage(html.replace("<html", () => `<html${attribute}`));
      pages.set(scheme, made);
      return made;
    };
  };

  let known: string | undefined;
  let page: ReturnType<typeof render> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    try {
      const shown = await content(language);
      const seen = JSON.stringify(shown);
      if (seen !== known) page = render(shown);
      known = seen;
    } catch {
      // Visitors are served even without the database.
    } finally {
      lookedAt = performance.now();
      looking = undefined;
    }
  }

  const current = (scheme: Scheme): CachedPage => {
    page ??= render({});
    return page(scheme);
  };

  return (scheme: Scheme): Awaitable<CachedPage> => {
    if (performance.now() - lookedAt < fresh) return current(scheme);
    looking ??= look();
    const late = setTimeout(patience, undefined, { ref: false });
    return Promise.race([looking, late]).then(() => current(scheme));
  };
}

/** The landing page in each language, since titles may be translated. */
export function createLanding(options: Options) {
  const pages = new Map<Language, ReturnType<typeof createPage>>();
  return {
    /** @param headers in addition to those of the reply */
    send: (
      request: FastifyRequest,
      reply: FastifyReply,
      language: Language,
      headers: Readonly<Record<string, string>>,
    ): Awaitable<void> => {
      const pageIn = pages.get(language) ?? createPage(language, options);
      pages.set(language, pageIn);
      return whenThere(pageIn(chosenScheme(request.headers.cookie ?? "")), (page) =>
        sendCached(request, reply, page, headers),
      );
    },
  };
}

/** The scheme chosen in this browser; otherwise the page follows the system. */
function chosenScheme(cookies: string): Scheme {
  const [, scheme] = /(?:^|;\s*)color-scheme=(light|dark)(?:;|$)/.exec(cookies) ?? [];
  return scheme === "light" || scheme === "dark" ? scheme : "system";
}
