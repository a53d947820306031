import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { prerenderLanding } from "./build/prerender.ts";
import { serviceWorker } from "./build/service-worker.ts";

const server = "http://localhost:3000";

export default defineConfig({
  plugins: [react(), prerenderLanding(), serviceWorker()],
  build: {
    // The content security policy allows no inline script and no data: script either.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: "index.html", landing: "landing.html" },
    },
  },
  server: {
    proxy: Object.fromEntries(["/api", "/media", "/demo", "/dj-rest-auth"].map((path) => [path, server])),
  },
});
