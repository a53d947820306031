import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";

const files = {
  "index.html": `<link rel="preload" as="font" type="font/woff2" href="/assets/font.woff2" crossorigin>
    <title>%APP_NAME%</title><meta name="description" content="Films"><script src="/assets/start.js"></script><script type="application/json" id="boot">%BOOT%</script>shell`,
  ".vite/manifest.json": "{}",
  // Shows what it is given, and what the API answers to whoever asks for the page.
  ".server/server.js": `
    export const createRenderer = ({ template }) => ({
      frame: async (url) => "frame of " + url,
      rest: async ({ url, answer }) => {
        const user = await answer("/api/accounts/v1/current_user/");
        return "rest " + JSON.stringify({ url, user: await user.json() });
      },
      render: async ({ url, member, answer }) => {
        new URL(url, "http://localhost");
        const user = await answer("/api/accounts/v1/current_user/");
        return template + " " + JSON.stringify({ url, member, status: user.status, user: await user.json() });
      },
    });`,
  "landing.html": `<html><title>%APP_NAME%</title><div id="root"></div>`,
  ".server/landing.js": `export const renderLanding = ({ planPriceCents }, showcase) =>
    "landing $" + planPriceCents / 100 + " a month, showing " + (showcase?.stills.map(({ title }) => title).join() ?? "");`,
  "offline.html": "<title>%APP_NAME%</title>offline",
  "manifest.webmanifest": `{"name":"%APP_NAME%"}`,
  "assets/app-1a2b3c.js": "export {};",
  "assets/app-1a2b3c.js.br": "compressed",
  "assets/worker-1a2b3c.js": "export {};",
  "promo/promo.avif": "picture",
  "favicon.svg": "<svg/>",
};

/** A minimal web app, laid out like the build. */
export function webRoot(): string {
  const root = mkdtempSync(path.join(tmpdir(), "mindreel-web-"));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  return root;
}
