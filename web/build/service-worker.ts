import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

/** Builds the service worker, and tells it which files it is to keep. */
export function serviceWorker(): Plugin[] {
  return VitePWA({
    strategies: "injectManifest",
    srcDir: "src/worker",
    filename: "sw.ts",
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: [
        "assets/*.{js,css}",
        "assets/??/*.js",
        "assets/inter-latin-wght-normal-*.woff2",
        "offline.{html,css,js}",
        "favicon.svg",
        "color-scheme.js",
      ],
      // Loaded only by those who need them: the players on the first play, the charts for superusers, the proof of work
      // when the server asks for it, the landing page's scripts by visitors.
      globIgnores: ["assets/{,??/}{landing,WordsTab,proof,player,hls,dash,vidstack,prod,srt-parser,ssa-parser,Chart}*"],
      buildPlugins: {},
    },
  });
}
