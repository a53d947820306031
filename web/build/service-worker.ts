import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

/**
 * The service worker caches the hashed assets and an offline page, nothing else. Pages and API answers always come from
 * the network, and media requests (with their ranges) bypass it.
 */
export function serviceWorker(): Plugin[] {
  return VitePWA({
    strategies: "generateSW",
    injectRegister: false,
    manifest: false,
    workbox: {
      inlineWorkboxRuntime: true,
      globPatterns: [
        "assets/*.{js,css}",
        "assets/inter-latin-wght-normal-*.woff2",
        "offline.{html,css,js}",
        "favicon.svg",
        "color-scheme.js",
      ],
      // Loaded only by those who need them: the players on the first play, the charts for superusers, the proof of work
      // when the server asks for it, the landing page's scripts by visitors.
      globIgnores: ["assets/{landing,proof,player,hls,dash,vidstack,prod,srt-parser,ssa-parser,Chart}*"],
      navigateFallback: null,
      clientsClaim: true,
      skipWaiting: true,
      cleanupOutdatedCaches: true,
      runtimeCaching: [
        {
          urlPattern: ({ request }) => request.mode === "navigate",
          handler: "NetworkOnly",
          options: { precacheFallback: { fallbackURL: "/offline.html" } },
        },
      ],
    },
  });
}
