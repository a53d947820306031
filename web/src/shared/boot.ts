import type { Boot } from "@mindreel/contract/api";

/** The landing page is prerendered with a placeholder for the name, which the server fills in. */
const prerendering: Boot = { appName: "%APP_NAME%", planPriceCents: 0, payments: "off", googleClientId: null };

/** The development server fills in no placeholders, and tests have no page. */
const development: Boot = { appName: "Mindreel", planPriceCents: 30_000, payments: "off", googleClientId: null };

function readBoot(): Boot {
  if (typeof document === "undefined") return prerendering;
  const text = document.getElementById("boot")?.textContent ?? "";
  if (import.meta.env.DEV && (text === "%BOOT%" || text === "")) return development;
  return JSON.parse(text) as Boot;
}

/** The settings that the server embeds in the page. */
export const boot: Boot = readBoot();
