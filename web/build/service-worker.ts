import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

/**
 * The service worker keeps the hashed assets and an offline page, and nothing else: pages and API answers always come
 * from the network, and media requests (with their ranges) never pass through it.
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
      // The players are fetched when something is played for the first time, the charts when a superuser looks at them,
      // the proof of work when a server asks for it: not by everyone in advance.
      globIgnores: ["assets/{proof,player,hls,dash,vidstack,prod,srt-parser,ssa-parser,Chart}*"],
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
