import type { Boot } from "@mindreel/contract/wire/api";

/** While the landing page is rendered at build time the name is a token, which the server fills in when it serves it. */
const prerendering: Boot = { appName: "%APP_NAME%", planPriceCents: 0, payments: "off", googleClientId: null };

/** The development server fills in no tokens, and a test has no page. */
const development: Boot = { appName: "Mindreel", planPriceCents: 30_000, payments: "off", googleClientId: null };

function readBoot(): Boot {
  if (typeof document === "undefined") return prerendering;
  const text = document.getElementById("boot")?.textContent ?? "";
  if (import.meta.env.DEV && (text === "%BOOT%" || text === "")) return development;
  return JSON.parse(text) as Boot;
}

/** What the server put into the page for the browser to start with. */
export const boot: Boot = readBoot();
