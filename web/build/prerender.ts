import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";

/** Renders the landing page into landing.html at build time, so that it can be read without JavaScript. */
export function prerenderLanding(): Plugin {
  return {
    name: "prerender-landing",
    apply: "build",
    transformIndexHtml: {
      order: "pre",
      async handler(html, { filename }) {
        if (!filename.endsWith("landing.html")) return html;
        // React puts the preload of the hero's picture before the markup; it belongs in the head.
        const [, preload = "", page = ""] = /^((?:<link [^>]*>)*)(.*)$/s.exec(await renderLanding()) ?? [];
        return html
          .replace("</head>", () => `${preload}</head>`)
          .replace('<div id="root"></div>', () => `<div id="root">${page}</div>`);
      },
    },
  };
}

async function renderLanding(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    plugins: [react()],
    ssr: { noExternal: true },
    build: { ssr: "src/landing/prerender.tsx", write: false, minify: false, copyPublicDir: false },
  });
  if (!("output" in result)) throw new Error("The landing page could not be built for prerendering.");
  const dir = await mkdtemp(join(tmpdir(), "landing-"));
  try {
    for (const file of result.output) {
      if (file.type === "chunk") await writeFile(join(dir, file.fileName.replace(/^.*\//, "")), file.code);
    }
    const { html }: { html: string } = await import(pathToFileURL(join(dir, "prerender.js")).href);
    return html;
  } finally {
    await rm(dir, { recursive: true });
  }
}
