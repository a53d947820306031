import type { Boot } from "@mindreel/contract/api";

const bare = { payments: "off", stripeDashboard: null, googleClientId: null } as const;

/** The development server fills in no placeholders, and tests have no page. */
const development: Boot = { ...bare, appName: "Mindreel", planPriceCents: 30_000 };

function readBoot(): Boot {
  // The server sets its own.
  if (typeof document === "undefined") return development;
  const text = document.getElementById("boot")?.textContent ?? "";
  if (import.meta.env.DEV && (text === "%BOOT%" || text === "")) return development;
  return JSON.parse(text) as Boot;
}

const usd = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** The plan's price, such as `$300.00`. */
export const planPrice = (): string => usd.format(boot.planPriceCents / 100);

/** The settings that the server embeds in the page. */
export const boot: Boot = readBoot();

/** For the server, which renders pages with its own settings. */
export function setBoot(settings: Boot): void {
  Object.assign(boot, settings);
}
