import { apiVersion } from "#world/events.ts";
import type { WebhookEndpoint } from "#world/objects.ts";
import { newId, type World } from "#world/world.ts";
import { invalid, missing } from "./errors.ts";
import { type Call, flag, metadata, type Params, required, text } from "./params.ts";

const eventsIn = (params: Params): string[] | undefined =>
  "enabled_events" in params
    ? Object.values(Array.isArray(params["enabled_events"]) ? params["enabled_events"] : {}).map(String)
    : undefined;

function checked(url: string): string {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) throw invalid("Invalid URL", "url");
  return url;
}

/** An endpoint as the API shows it after its creation. */
const shown = ({ secret: _, ...endpoint }: WebhookEndpoint) => endpoint;

/** Webhook endpoints, whose signing secret is in the response to their creation alone. @param fixed the emulator's own */
export function webhookCalls(world: World, fixed: string | undefined): Readonly<Record<string, Call>> {
  const own = { id: "we_1", object: "webhook_endpoint", status: "enabled", enabled_events: ["*"], url: fixed };

  function endpointOf(id: string): WebhookEndpoint {
    const endpoint = world.find("webhookEndpoints", id);
    if (endpoint === undefined) throw missing("webhook endpoint", id);
    return endpoint;
  }

  return {
    "POST /v1/webhook_endpoints": (params) => {
      const events = eventsIn(params) ?? [];
      if (events.length === 0) throw invalid("Missing required param: enabled_events.", "enabled_events");
      const endpoint = world.add("webhookEndpoints", {
        created: world.now(),
        livemode: false,
        id: newId("we"),
        object: "webhook_endpoint",
        metadata: metadata(params),
        url: checked(required(params, "url")),
        status: "enabled",
        enabled_events: events,
        api_version: text(params, "api_version") ?? null,
        description: text(params, "description") ?? null,
        secret: newId("whsec"),
      });
      return { record: endpoint };
    },
    "GET /v1/webhook_endpoints/:id": (_params, id) => ({ record: shown(endpointOf(id)) }),
    "POST /v1/webhook_endpoints/:id": (params, id) => {
      const endpoint = endpointOf(id);
      const [url, events, disabled] = [text(params, "url"), eventsIn(params), flag(params, "disabled")];
      if (url !== undefined) endpoint.url = checked(url);
      if (events !== undefined) endpoint.enabled_events = events;
      if (disabled !== undefined) endpoint.status = disabled ? "disabled" : "enabled";
      endpoint.description = text(params, "description") ?? endpoint.description;
      Object.assign(endpoint.metadata, metadata(params));
      world.touch();
      return { record: shown(endpoint) };
    },
    "DELETE /v1/webhook_endpoints/:id": (_params, id) => {
      const { object } = endpointOf(id);
      world.remove("webhookEndpoints", id);
      return { record: { id, object, deleted: true } };
    },
    "GET /v1/webhook_endpoints": () => ({
      list: [
        ...world.all("webhookEndpoints").map(shown),
        ...(fixed === undefined ? [] : [{ ...own, api_version: apiVersion }]),
      ],
    }),
  };
}
