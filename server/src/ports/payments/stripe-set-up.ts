import type Stripe from "stripe";
import type { PaymentsSetUp } from "./payments.port.ts";
import { apiVersion, handledEvents, isAsMade, portalFeatures, withoutSlash } from "./stripe-parts.ts";
import { find, send, stripeClient } from "./stripe-requests.ts";

/** Metadata by which the settings of the portal are found again; Stripe keeps them for ever. */
const mark = { mindreel: "card" } as const;

const all = { limit: 100 } as const;

/** The settings that were made for this site. */
async function madePortal(stripe: Stripe, site: string): Promise<Stripe.BillingPortal.Configuration | undefined> {
  for await (const each of stripe.billingPortal.configurations.list(all)) {
    if (each.metadata?.["mindreel"] === mark.mindreel && each.metadata["site"] === site) return each;
  }
  return undefined;
}

/** @param site the site's own address: one account may serve several */
export function stripeSetUp(secretKey: string, apiBase: string | undefined, site: string): PaymentsSetUp {
  const stripe = stripeClient(secretKey, apiBase);

  /** Undefined: there is none that can be mended. An endpoint's version never changes. */
  async function mended(url: string, id: string): Promise<Stripe.WebhookEndpoint | undefined> {
    const known = await find(stripe.webhookEndpoints.retrieve(id));
    if (known?.api_version !== apiVersion) return undefined;
    return find(stripe.webhookEndpoints.update(id, { url, enabled_events: [...handledEvents], disabled: false }));
  }

  return {
    keepEndpoint: async (url, known) => {
      if (known !== undefined && (await mended(url, known.id)) !== undefined) return known;
      const made = await send(
        stripe.webhookEndpoints.create({
          ...{ url, enabled_events: [...handledEvents], api_version: apiVersion },
          metadata: { mindreel: "webhook" },
        }),
      );
      if (made.secret === undefined) throw new Error("Stripe made an endpoint without a secret");
      return { id: made.id, secret: made.secret };
    },

    removeOtherEndpoints: async (url, id) => {
      const { data } = await send(stripe.webhookEndpoints.list(all));
      for (const each of data) {
        if (each.id !== id && withoutSlash(each.url) === withoutSlash(url)) {
          await find(stripe.webhookEndpoints.del(each.id));
        }
      }
    },

    keepPortal: async () => {
      const known = await send(madePortal(stripe, site));
      if (known !== undefined && isAsMade(known)) return known.id;
      const { configurations } = stripe.billingPortal;
      const kept =
        known === undefined
          ? configurations.create({ features: portalFeatures, metadata: { ...mark, site } })
          : configurations.update(known.id, { active: true, features: portalFeatures });
      return (await send(kept)).id;
    },

    remove: async (endpointId, portalId) => {
      await find(stripe.webhookEndpoints.del(endpointId));
      await find(stripe.billingPortal.configurations.update(portalId, { active: false }));
    },
  };
}
