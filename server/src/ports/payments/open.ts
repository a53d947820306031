import type { Config } from "#config.ts";
import { noPayments } from "./off.ts";
import type { Payments } from "./payments.ts";
import { stripePayments } from "./stripe.ts";

/** The payments of the settings. */
export function openPayments({ stripe, appName }: Pick<Config, "stripe" | "appName">): Payments {
  return stripe === undefined ? noPayments : stripePayments({ ...stripe, productName: `${appName} Pro` });
}
