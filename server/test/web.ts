import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";

const files = {
  "index.html": `<title>%APP_NAME%</title><script type="application/json" id="boot">%BOOT%</script>shell`,
  "landing.html": "<title>%APP_NAME%</title>landing %PLAN_PRICE% a month",
  "offline.html": "<title>%APP_NAME%</title>offline",
  "manifest.webmanifest": `{"name":"%APP_NAME%"}`,
  "assets/app-1a2b3c.js": "export {};",
};

/** A minimal web app, laid out like the build. */
export function webRoot(): string {
  const root = mkdtempSync(path.join(tmpdir(), "mindreel-web-"));
  mkdirSync(path.join(root, "assets"));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(root, name), content);
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  return root;
}
