import type { Boot } from "@mindreel/contract/api";
import { languages } from "@mindreel/contract/plain/languages";
import { offeredMonthly } from "@mindreel/contract/plain/offered";
import type { SiteBoot } from "@mindreel/contract/site/public-site";

/** A site with built-in words and look. */
const usualSite: SiteBoot = {
  closed: false,
  promise: null,
  logo: null,
  icon: null,
  signIn: null,
  links: [],
  contact: null,
  freeMonth: true,
  plan: { title: null, features: null },
  legal: { version: 0, documents: [] },
  pages: [],
};
const bare = { payments: "off", languages, stripeDashboard: null, googleClientId: null } as const;

/** The development server does not fill in the placeholders, and tests have no page. */
const development: Boot = { ...bare, appName: "Mindreel", offered: offeredMonthly(30_000), site: usualSite };

function readBoot(): Boot {
  // The server sets its own values. No check of `document`, which would leave these in the browser's script.
  if (import.meta.env.SSR) return development;
  const text = document.getElementById("boot")?.textContent ?? "";
  if (import.meta.env.DEV && (text === "%BOOT%" || text === "")) return development;
  return JSON.parse(text) as Boot;
}

/** The settings that the server embeds in the page. */
export const boot: Boot = readBoot();

/** For the server, which renders pages with its own settings. */
export function setBoot(settings: Boot): void {
  Object.assign(boot, settings);
}
