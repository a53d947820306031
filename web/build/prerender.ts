import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";

/** Renders the landing page into landing.html at build time, so that it is readable without script. */
export function prerenderLanding(): Plugin {
  return {
    name: "prerender-landing",
    apply: "build",
    transformIndexHtml: {
      order: "pre",
      async handler(html, { filename }) {
        if (!filename.endsWith("landing.html")) return html;
        // React announces the hero's picture ahead of its markup; that belongs into the head.
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
  if (!("output" in result)) throw new Error("The landing page was not built for prerendering.");
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
