import { mkdtempSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { offeredMonthly } from "@mindreel/contract/plain/offered";
import type { Site } from "@mindreel/contract/rendering";
import { afterAll, expect, it } from "vitest";
import { createDocuments } from "./documents.ts";
import { escapeHtml } from "./heads/html.ts";

const root = mkdtempSync(path.join(tmpdir(), "mindreel-documents-"));
afterAll(() => rmdirSync(root));

const siteNamed = (appName: string): Pick<Site, "boot" | "words" | "style" | "font"> => ({
  boot: {
    ...{
      appName,
      offered: offeredMonthly(500),
      payments: "off",
      languages: ["en"],
      stripeDashboard: null,
      googleClientId: null,
    },
    site: {
      ...{
        closed: false,
        promise: `Films of ${appName}`,
        logo: null,
        icon: null,
        signIn: null,
        links: [],
        contact: null,
        freeMonth: true,
      },
      ...{ plan: { title: null, features: null }, legal: { version: 1, documents: [] } },
      pages: [],
    },
  },
  words: { en: { "a:b": appName } },
  style: "",
  font: "inter",
});

const built = `<html lang="en"><title>%APP_NAME%</title><p>%DESCRIPTION%</p><link rel="icon" href="/favicon.svg">
<link rel="manifest" href="/manifest.webmanifest"><script id="boot">%BOOT%</script></head><h1>%OFFLINE%</h1>`;

it.each([
  "0;url=https://evil.example.com/ %BOOT%",
  "%DESCRIPTION% %OFFLINE% %APP_NAME%",
  "$& $` $' $1 $<file> $$",
  '</head> "/manifest.webmanifest" "/assets/a.js" <html lang="en"',
])("fills in the site's name as it is: %s", (appName) => {
  const site = siteNamed(appName);
  const json = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
  const named = escapeHtml(appName);
  expect(createDocuments(root, []).document(built, "en", "description", site)).toBe(
    `<html lang="en"><title>${named}</title><p>${named}: Films of ${named}</p><link rel="icon" href="/favicon.svg">
<link rel="manifest" href="/manifest.webmanifest"><script id="boot">${json(site.boot)}</script><script type="application/json" id="words">${json(site.words.en)}</script></head><h1>You're offline</h1>`,
  );
});
