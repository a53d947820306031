import type { PortalConfiguration, PortalFeatures } from "#world/objects.ts";
import { newId, type World } from "#world/world.ts";
import { invalid, missing } from "./errors.ts";
import { type Call, flag, metadata, nested, type Params, text } from "./params.ts";

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

const nothing: PortalFeatures = {
  customer_update: { enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false },
  subscription_cancel: { enabled: false },
  subscription_pause: { enabled: false },
  subscription_update: { enabled: false },
};

export function portalCalls({ world, pagesUrl, settings, customerNamed }: Tools): Readonly<Record<string, Call>> {
  /** The default one, which the owner makes by saving the settings in the dashboard. */
  const own = (cancel: boolean): PortalConfiguration => ({
    ...{ created: 0, updated: 0, livemode: false, id: "bpc_1", object: "billing_portal.configuration", metadata: {} },
    ...{ active: true, is_default: true, name: null, default_return_url: null },
    features: {
      ...nothing,
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: cancel },
    },
  });
  if (settings !== null) world.add("portalConfigurations", own(settings.cancel));
  else world.remove("portalConfigurations", "bpc_1");

  function configurationOf(id: string): PortalConfiguration {
    const configuration = world.find("portalConfigurations", id);
    if (configuration === undefined) throw missing("configuration", id);
    return configuration;
  }

  /** Features that a call does not name stay as they are. */
  function featuresIn(params: Params, before: PortalFeatures): PortalFeatures {
    const given = nested(params, "features");
    const now = structuredClone(before);
    for (const [name, feature] of Object.entries(now)) {
      if (!(name in given)) continue;
      const enabled = flag(nested(given, name), "enabled");
      if (enabled === undefined) throw invalid(`Missing required param: features[${name}][enabled].`);
      feature.enabled = enabled;
    }
    return now;
  }

  return {
    "POST /v1/billing_portal/sessions": (params) => {
      const customer = customerNamed(params);
      const named = text(params, "configuration");
      if (named === undefined && settings === null)
        throw invalid("No configuration provided and your default configuration has not been created.");
      const configuration = configurationOf(named ?? "bpc_1");
      if (!configuration.active) throw invalid("The configuration is not active.", "configuration");
      const id = newId("bps");
      const url = `${pagesUrl()}/rehearsal/portal/${id}`;
      const return_url = text(params, "return_url") ?? configuration.default_return_url;
      const portal = {
        created: world.now(),
        livemode: false,
        id,
        object: "billing_portal.session",
        metadata: {},
        customer,
        configuration: configuration.id,
        return_url,
        url,
      } as const;
      return { record: world.add("portals", portal) };
    },

    "POST /v1/billing_portal/configurations": (params) => {
      if (!("features" in params)) throw invalid("Missing required param: features.", "features");
      const now = world.now();
      const configuration = world.add("portalConfigurations", {
        created: now,
        updated: now,
        livemode: false,
        id: newId("bpc"),
        object: "billing_portal.configuration",
        metadata: metadata(params),
        active: true,
        is_default: false,
        name: text(params, "name") ?? null,
        default_return_url: text(params, "default_return_url") ?? null,
        features: featuresIn(params, nothing),
      });
      return { record: configuration };
    },
    "GET /v1/billing_portal/configurations/:id": (_params, id) => ({ record: configurationOf(id) }),
    "POST /v1/billing_portal/configurations/:id": (params, id) => {
      const configuration = configurationOf(id);
      const active = flag(params, "active");
      if (active === false && configuration.is_default) throw invalid("The default configuration stays active.");
      configuration.active = active ?? configuration.active;
      configuration.features = featuresIn(params, configuration.features);
      configuration.name = text(params, "name") ?? configuration.name;
      configuration.default_return_url = text(params, "default_return_url") ?? configuration.default_return_url;
      Object.assign(configuration.metadata, metadata(params));
      configuration.updated = world.now();
      world.touch();
      return { record: configuration };
    },
    "GET /v1/billing_portal/configurations": (params) => {
      const [active, isDefault] = [flag(params, "active"), flag(params, "is_default")];
      return {
        list: world
          .all("portalConfigurations")
          .filter((each) => active === undefined || each.active === active)
          .filter((each) => isDefault === undefined || each.is_default === isDefault),
      };
    },
  };
}
