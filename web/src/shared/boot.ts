import type { Boot } from "@mindreel/contract/api";

const bare = { payments: "off", stripeDashboard: null, googleClientId: null } as const;

/** The landing page is prerendered with placeholders for the name and the price, which the server fills in. */
const namePlaceholder = "%APP_NAME%";
const prerendering: Boot = { ...bare, appName: namePlaceholder, planPriceCents: 0 };

/** The development server fills in no placeholders, and tests have no page. */
const development: Boot = { ...bare, appName: "Mindreel", planPriceCents: 30_000 };

function readBoot(): Boot {
  if (typeof document === "undefined") return prerendering;
  const text = document.getElementById("boot")?.textContent ?? "";
  if (import.meta.env.DEV && (text === "%BOOT%" || text === "")) return development;
  return JSON.parse(text) as Boot;
}

const usd = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** The plan's price, such as `$300.00`. */
export const planPrice = (): string =>
  boot.appName === namePlaceholder ? "%PLAN_PRICE%" : usd.format(boot.planPriceCents / 100);

/** The settings that the server embeds in the page. */
export const boot: Boot = readBoot();

/** For the server, which renders pages with its own settings. */
export function setBoot(settings: Boot): void {
  Object.assign(boot, settings);
}
