import type { Boot } from "@mindreel/contract/api";
import { languages } from "@mindreel/contract/plain/languages";
import { moneyIn } from "@mindreel/contract/plain/money";
import type { SiteBoot } from "@mindreel/contract/site/public-site";
import { language } from "./language/language.ts";

/** A site with built-in words and look. */
const usualSite: SiteBoot = {
  closed: false,
  promise: null,
  logo: null,
  icon: null,
  links: [],
  contact: null,
  freeMonth: true,
  plan: { title: null, features: null },
  legal: { version: 0, documents: [] },
  pages: [],
};
const bare = { payments: "off", languages, stripeDashboard: null, googleClientId: null } as const;

/** The development server does not fill in the placeholders, and tests have no page. */
const development: Boot = { ...bare, appName: "Mindreel", planPriceCents: 30_000, site: usualSite };

function readBoot(): Boot {
  // The server sets its own values.
  if (typeof document === "undefined") return development;
  const text = document.getElementById("boot")?.textContent ?? "";
  if (import.meta.env.DEV && (text === "%BOOT%" || text === "")) return development;
  return JSON.parse(text) as Boot;
}

/** The plan's price, such as `$300.00`. */
export const planPrice = (): string => moneyIn(language(), boot.planPriceCents / 100, "USD");

/** The same within a sentence, where nothing stands for no cents: `$9`. */
export const shortPrice = (): string =>
  moneyIn(language(), boot.planPriceCents / 100, "USD", {
    minimumFractionDigits: boot.planPriceCents % 100 === 0 ? 0 : 2,
  });

/** The settings that the server embeds in the page. */
export const boot: Boot = readBoot();

/** For the server, which renders pages with its own settings. */
export function setBoot(settings: Boot): void {
  Object.assign(boot, settings);
}
