import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { Boot } from "@mindreel/contract/api";
import type { Showcase } from "@mindreel/contract/catalogue/showcase";
import type { LandingModule } from "@mindreel/contract/landing";
import type { FastifyReply, FastifyRequest } from "fastify";
import { escapeHtml } from "./html.ts";
import { type KeptPage, keepPage, keptToSend } from "./kept-page.ts";

interface Options {
  /** The built web app. */
  readonly root: string;
  readonly boot: Boot;
  readonly showcase: () => Promise<Showcase>;
}

type Scheme = "light" | "dark" | "system";

/** Milliseconds for which the page is sent as it is, before the library is looked at again. */
const fresh = 1000;
/** Milliseconds that a visitor waits for the database; then the last page serves, or one without the library. */
const patience = 1000;

/** The landing page: rendered and compressed once for all visitors, and again when what it shows has changed. */
export async function createLanding({ root, boot, showcase }: Options) {
  const { renderLanding }: LandingModule = await import(pathToFileURL(path.join(root, ".server/landing.js")).href);
  const template = readFileSync(path.join(root, "landing.html"), "utf8").replaceAll("%APP_NAME%", () =>
    escapeHtml(boot.appName),
  );
  /** Each scheme's page is made when somebody first asks for it. */
  const render = (shown: Showcase | undefined) => {
    const html = template.replace('<div id="root"></div>', () => `<div id="root">${renderLanding(boot, shown)}</div>`);
    const pages = new Map<Scheme, Promise<KeptPage>>();
    return (scheme: Scheme): Promise<KeptPage> => {
      const known = pages.get(scheme);
      if (known !== undefined) return known;
      const attribute = scheme === "system" ? "" : ` data-mantine-color-scheme="${scheme}"`;
      const made = keepPage(html.replace("<html", () => `<html${attribute}`));
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
      const shown = await showcase();
      const seen = JSON.stringify(shown);
      if (seen !== known) page = render(shown);
      known = seen;
    } catch {
      // Visitors are served without the database as well.
    } finally {
      lookedAt = performance.now();
      looking = undefined;
    }
  }

  return {
    send: async (request: FastifyRequest, reply: FastifyReply): Promise<Buffer | undefined> => {
      if (performance.now() - lookedAt >= fresh) {
        looking ??= look();
        await Promise.race([looking, setTimeout(patience, undefined, { ref: false })]);
      }
      page ??= render(undefined);
      return keptToSend(request, reply, await page(chosenScheme(request.headers.cookie ?? "")));
    },
  };
}

/** The scheme that somebody has chosen here; otherwise the page follows the system. */
function chosenScheme(cookies: string): Scheme {
  const [, scheme] = /(?:^|;\s*)color-scheme=(light|dark)(?:;|$)/.exec(cookies) ?? [];
  return scheme === "light" || scheme === "dark" ? scheme : "system";
}
