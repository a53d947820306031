import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { atEnd } from "#test/run/at-end.ts";

const icons = `<link rel="icon" href="/favicon.svg" type="image/svg+xml" /><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />`;

const files = {
  "index.html": `<html lang="en"><link rel="preload" as="font" type="font/woff2" href="/assets/font.woff2" crossorigin>
    ${icons}<title>%APP_NAME%</title><meta name="description" content="%DESCRIPTION%"></head><script src="/assets/start.js"></script><script type="application/json" id="boot">%BOOT%</script>shell`,
  ".vite/manifest.json": "{}",
  ".vite/fonts.json": `{"figtree":{"file":"/assets/figtree.woff2","css":"html:root{--font:Figtree}"}}`,
  // Outputs its input, and the API's response to the page's caller.
  ".server/server.js": `
    export const serverOnly = ["wire:errors."];
    export const createRenderer = ({ template }) => ({
      frame: async (url, language) => "frame of " + url + (language === "en" ? "" : " in " + language),
      rest: async ({ url, get }) => {
        const user = await get("/api/accounts/v1/current_user/");
        return "rest " + JSON.stringify({ url, user: await user.json() });
      },
      render: async ({ url, member, language, get }) => {
        new URL(url, "http://localhost");
        const user = await get("/api/accounts/v1/current_user/");
        const page = { url, member, status: user.status, user: await user.json() };
        if (/^\\/(legal|pages)\\//.test(url)) page.data = await (await get("/api/public/v1" + url.replace(/\\?.*/, "") + "/")).text();
        if (member !== null && url === "/") {
          const calls = ["/api/accounts/v1/checkpro/", "/api/category/v1/video/", "/api/playback/v1/continue/"];
          page.data = await Promise.all(calls.map(async (call) => (await get(call)).text()));
        }
        return template(language) + " " + JSON.stringify(page);
      },
    });`,
  "landing.html": `<html lang="en">${icons}<title>%APP_NAME%</title><meta name="description" content="%DESCRIPTION%"></head><script type="module" src="/assets/landing-1a2b3c.js"></script><div id="root"></div>`,
  ".server/landing.js": `export const renderLanding = ({ boot: { offered, site }, landing }, { showcase, waiting }, language) =>
    site.closed ? "coming soon" : "landing " + (language === "en" ? "" : language + " ") + "$" + offered.from[0].amount / 100 + " a month, showing " + (showcase?.stills.map(({ title }) => title).join() ?? "") +
    " " + JSON.stringify(landing) + (waiting ? ", waiting" : "");`,
  ".server/words.js": `
    export const builtIn = {
      "app:menu.": { home: "Home", days: { one: "{count} day", other: "{count} days" }, left: "{name}, <link>go</link>" },
      "wire:errors.": { not_found: "There is nothing here." },
    };`,
  "offline.html": `${icons}<title>%APP_NAME%</title>offline`,
  "manifest.webmanifest": `{"name":"%APP_NAME%"}`,
  "assets/app-1a2b3c.js": "export {};",
  "assets/app-1a2b3c.js.br": "compressed",
  "assets/landing-1a2b3c.js": "export {};",
  "assets/de/landing-1a2b3c.js": "export {};",
  "assets/worker-1a2b3c.js": "export {};",
  "promo/promo.avif": "picture",
  "favicon.svg": "<svg/>",
};

/** A minimal web app with the layout of a build. */
export function webRoot(): string {
  const root = mkdtempSync(path.join(tmpdir(), "mindreel-web-"));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
  atEnd(() => rmSync(root, { recursive: true, force: true }));
  return root;
}
