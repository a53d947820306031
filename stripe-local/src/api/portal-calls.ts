import { newId, type World } from "#world/world.ts";
import type { Call } from "./call.ts";
import { invalid } from "./errors.ts";
import { type Params, text } from "./params.ts";

/** What the account's owner has set for the customer portal; there is none until the settings are saved once. */
export interface PortalSettings {
  readonly cancel: boolean;
}

interface Tools {
  readonly world: World;
  readonly pagesUrl: () => string;
  readonly settings: PortalSettings | null;
  /** @throws for a customer who does not exist */
  readonly customerNamed: (params: Params) => string;
}

export function portalCalls({ world, pagesUrl, settings, customerNamed }: Tools): Readonly<Record<string, Call>> {
  return {
    "POST /v1/billing_portal/sessions": (params) => {
      const customer = customerNamed(params);
      if (settings === null)
        throw invalid("No configuration provided and your default configuration has not been created.");
      const id = newId("bps");
      const url = `${pagesUrl()}/rehearsal/portal/${id}`;
      const return_url = text(params, "return_url") ?? null;
      const portal = {
        created: world.now(),
        livemode: false,
        id,
        object: "billing_portal.session",
        metadata: {},
        customer,
        return_url,
        url,
      } as const;
      return { record: world.add("portals", portal) };
    },

    "GET /v1/billing_portal/configurations": () => {
      const configuration = { id: "bpc_1", object: "billing_portal.configuration", active: true, is_default: true };
      const features = { subscription_cancel: { enabled: settings?.cancel, mode: "at_period_end" } };
      return { list: settings === null ? [] : [{ ...configuration, features }] };
    },
  };
}
