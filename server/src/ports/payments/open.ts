import type { FastifyInstance } from "fastify";
import type { Config } from "#config/config.ts";
import { noPayments } from "./off.ts";
import type { OpenStripe, Payments } from "./payments.port.ts";

export interface OpenPayments {
  readonly payments: Payments;
  /** Adds the payment pages of a rehearsal. */
  readonly pages: (app: FastifyInstance) => void;
  readonly stop: () => Promise<void>;
}

export const openStripe: OpenStripe = async (access, site) => {
  const [{ stripePayments }, { stripeSetUp }] = await Promise.all([
    import("./stripe.ts"),
    import("./stripe-set-up.ts"),
  ]);
  return { payments: stripePayments(access), setUp: stripeSetUp(access.secretKey, access.apiBase, site) };
};

const withoutPages = (payments: Payments): OpenPayments => ({
  payments,
  pages: () => undefined,
  stop: () => Promise.resolve(),
});

/** The adapter that the settings choose. Others are not loaded: Stripe's package alone takes five megabytes. */
export async function openPayments(config: Config): Promise<OpenPayments> {
  if (config.payments === "rehearsal") return (await import("./rehearsal.ts")).openRehearsal(config);
  if (config.stripe === undefined) return withoutPages(noPayments);
  const { stripePayments } = await import("./stripe.ts");
  return withoutPages(stripePayments(config.stripe));
}
