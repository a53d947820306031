import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
} from "@playwright/test";
import { waitForApp } from "#support/moves.ts";
import { type Account, account, keepSession, logIn, register, type Session } from "#support/people/accounts.ts";

export { expect };

interface Watched {
  /** Tolerates matching console messages in this test, for example the 401 of a wrong password. */
  allowMessage: (pattern: RegExp) => void;
  /** A second person's browser or a second device, monitored like the first. */
  newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  complaints: Complaints;
  /** Signs the test's browser in as a new free or pro member, or as a given account. */
  signIn: (who: "free" | "pro" | Account) => Promise<Session>;
  /** Whether the window is wide enough for the side menu and the category panel. */
  wide: boolean;
}

interface Shared {
  /** The demo's superuser, and a request context without a session. */
  api: { readonly request: APIRequestContext; readonly superuser: Session };
}

/**
 * Vidstack may measure the time line's preview once more in the frame after its player was removed, which is harmless.
 */
const measuredGone = /^page error: TypeError: \w+ is not a function\s+at #\w+ \(\S*\/vidstack-/;

class Complaints {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];
  readonly #origin: string;

  constructor(baseURL: string) {
    this.#origin = new URL(baseURL).origin;
  }

  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  unexpected(): string[] {
    return this.#found.filter((text) => ![measuredGone, ...this.#allowed].some((pattern) => pattern.test(text)));
  }

  async watch(context: BrowserContext): Promise<void> {
    context.on("console", (message) => {
      if (message.type() === "error") this.#found.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (webError) => {
      this.#found.push(`page error: ${webError.error().stack ?? webError.error().message}`);
    });
    // No journey plays a video of an outside provider, so every request to another host is a leak.
    context.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (!["data:", "blob:"].includes(protocol) && origin !== this.#origin) {
        this.#found.push(`request to another host: ${request.url()}`);
      }
    });
    // Catches what the console does not show: report-only policies and violations inside frames.
    await context.exposeBinding("__cspViolation", (_source, text: string) => {
      this.#found.push(`content security policy: ${text}`);
    });
    // Prevents a card under a resting pointer from requesting a preview from its host.
    await context.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        const report: unknown = Reflect.get(window, "__cspViolation");
        if (typeof report === "function") {
          report(`${event.effectiveDirective} blocked ${event.blockedURI} on ${event.documentURI}`);
        }
      });
    });
  }
}

const ours = (baseURL: string | undefined): string => {
  if (baseURL === undefined) throw new Error("The demo has no URL.");
  return baseURL;
};

/** A test that fails on console errors, policy violations and requests to other hosts. */
export const test = base.extend<Watched, Shared>({
  api: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: ours(process.env["E2E_BASE_URL"]) });
      await use({ request, superuser: await logIn(request, account("superuser")) });
      await request.dispose();
    },
    { scope: "worker" },
  ],
  complaints: [
    async ({ baseURL }, use) => {
      const complaints = new Complaints(ours(baseURL));
      await use(complaints);
      expect(complaints.unexpected(), "console errors, page errors, policy violations, foreign requests").toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, complaints }, use) => {
    context.on("page", waitForApp);
    await complaints.watch(context);
    await use(context);
  },
  newContext: async ({ browser, complaints, contextOptions }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...contextOptions, ...options });
      contexts.push(context);
      context.on("page", waitForApp);
      await complaints.watch(context);
      return context;
    });
    for (const context of contexts) await context.close();
  },
  allowMessage: async ({ complaints }, use) => {
    await use((pattern) => complaints.allow(pattern));
  },
  signIn: async ({ api, context, baseURL }, use) => {
    await use(async (who) => {
      const chosen =
        who === "free" ? await register(api.request) : who === "pro" ? await register(api.request, api.superuser) : who;
      const session = await logIn(api.request, chosen);
      await keepSession(context, session, ours(baseURL));
      return session;
    });
  },
  wide: async ({ viewport }, use) => {
    await use((viewport?.width ?? 0) >= 1280);
  },
});
