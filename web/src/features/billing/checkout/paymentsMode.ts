import { boot } from "#shared/boot.ts";

export const takesPayments = () => boot.payments !== "off";

/** Whether the payment page is our own rehearsal of Stripe's, which takes no money. */
export const isRehearsal = () => boot.payments === "rehearsal";
