import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

export { expect };

interface Watched {
  /** Lets this one test cause console messages that match, for instance the 401 of a wrong password. */
  allowMessage: (pattern: RegExp) => void;
  /** A second person's browser (or the same person's other device), watched like the first. */
  newContext: () => Promise<BrowserContext>;
  complaints: Complaints;
}

class Complaints {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  unexpected(): string[] {
    return this.#found.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }

  async watch(context: BrowserContext): Promise<void> {
    context.on("console", (message) => {
      if (message.type() === "error") this.#found.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (webError) => {
      this.#found.push(`page error: ${webError.error().stack ?? webError.error().message}`);
    });
    // Also what the console keeps quiet about: a policy that only reports, a violation inside a frame.
    await context.exposeBinding("__cspViolation", (_source, text: string) => {
      this.#found.push(`content security policy: ${text}`);
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

/** A test whose pages must keep the console free of errors. */
export const test = base.extend<Watched>({
  complaints: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const complaints = new Complaints();
      await use(complaints);
      expect(complaints.unexpected(), "console errors, page errors and policy violations").toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, complaints }, use) => {
    await complaints.watch(context);
    await use(context);
  },
  newContext: async ({ browser, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      await complaints.watch(context);
      return context;
    });
    for (const context of contexts) await context.close();
  },
  allowMessage: async ({ complaints }, use) => {
    await use((pattern) => complaints.allow(pattern));
  },
});

const axeTags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

/** Asserts that axe finds nothing on the page as it stands. */
export async function axe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(axeTags).analyze();
  const readable = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  at ${node.target.join(" ")}\n  ${node.failureSummary ?? node.html}`),
  );
  expect(readable, `axe on ${page.url()}`).toEqual([]);
}
