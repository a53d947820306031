import type { Boot } from "@mindreel/contract/api";

/** The landing page is prerendered with placeholders for the name and the price, which the server fills in. */
const prerendering: Boot = { appName: "%APP_NAME%", planPriceCents: 0, payments: "off", googleClientId: null };

/** The development server fills in no placeholders, and tests have no page. */
const development: Boot = { appName: "Mindreel", planPriceCents: 30_000, payments: "off", googleClientId: null };

function readBoot(): Boot {
  if (typeof document === "undefined") return prerendering;
  const text = document.getElementById("boot")?.textContent ?? "";
  if (import.meta.env.DEV && (text === "%BOOT%" || text === "")) return development;
  return JSON.parse(text) as Boot;
}

const usd = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** The plan's price, such as `$300.00`. */
export const planPrice = (): string => (boot === prerendering ? "%PLAN_PRICE%" : usd.format(boot.planPriceCents / 100));

/** The settings that the server embeds in the page. */
export const boot: Boot = readBoot();
