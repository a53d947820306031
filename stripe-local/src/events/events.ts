import type { StripeEvent } from "#world/objects.ts";
import { newId, type World } from "#world/world.ts";
import { sign } from "./sign.ts";

/** The version of Stripe's API that the emulator follows: the one pinned by the SDK that its tests use. */
export const apiVersion = "2026-10-28.endive";

/** Seconds between delivery attempts; the last one repeats. */
const retryDelays = [1, 2, 5, 10, 30, 60, 300];
const maxAttempts = 20;

export interface Endpoint {
  readonly url: string;
  readonly secret: string;
}

export type Emit = (type: string, object: unknown) => void;

/** Records events and delivers them to the endpoint, signed, until it accepts them. */
export function createEvents(world: World, endpoint: Endpoint | undefined) {
  const timers = new Set<NodeJS.Timeout>();

  async function deliver({ url, secret }: Endpoint, body: string, attempt: number): Promise<void> {
    const headers = { "content-type": "application/json; charset=utf-8", "stripe-signature": sign(body, secret) };
    const accepted = await fetch(url, { method: "POST", headers, body, signal: AbortSignal.timeout(10_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (accepted || attempt === maxAttempts) return;
    schedule(body, attempt + 1, retryDelays[Math.min(attempt - 1, retryDelays.length - 1)] ?? 300);
  }

  function schedule(body: string, attempt: number, seconds: number): void {
    if (endpoint === undefined) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void deliver(endpoint, body, attempt);
    }, seconds * 1000);
    timers.add(timer);
  }

  const emit: Emit = (type, object) => {
    const event: StripeEvent = {
      id: newId("evt"),
      object: "event",
      api_version: apiVersion,
      created: world.now(),
      type,
      livemode: false,
      pending_webhooks: endpoint === undefined ? 0 : 1,
      request: { id: null, idempotency_key: null },
      data: { object: structuredClone(object) },
    };
    world.events.push(event);
    world.touch();
    schedule(JSON.stringify(event), 1, 0);
  };

  return {
    emit,
    stop: (): void => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
