import { createHmac } from "node:crypto";
import type { StripeEvent } from "./objects.ts";
import { newId, type World } from "./world.ts";

/** The `Stripe-Signature` header for a body. @param seconds when it is signed, since 1970 */
export function sign(body: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string {
  const mac = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${mac}`;
}

/** The version of Stripe's API that the emulator follows: the one pinned by the SDK that its tests use. */
export const apiVersion = "2026-10-28.endive";

/** Seconds between delivery attempts; the last one repeats. */
const retryDelays = [1, 2, 5, 10, 30, 60, 300];
const maxAttempts = 20;

export interface Endpoint {
  /** Of one that was made by a call. */
  readonly id?: string;
  readonly url: string;
  readonly secret: string;
  /** Absent: that of the emulator. */
  readonly version?: string | null;
}

export type Emit = (type: string, object: unknown) => void;

/** Records events and delivers them to each endpoint, signed, until it accepts them. */
export function createEvents(world: World, fixed: Endpoint | undefined) {
  const timers = new Set<NodeJS.Timeout>();

  /** Where an event goes: to the endpoint that the emulator was started with, and to those made by calls. */
  const endpointsFor = (type: string): Endpoint[] => [
    ...(fixed === undefined ? [] : [fixed]),
    ...world
      .all("webhookEndpoints")
      .filter(
        ({ status, enabled_events: events }) =>
          status === "enabled" && events.some((each) => each === type || each === "*"),
      )
      .map(({ id, url, secret, api_version: version }) => ({ id, url, secret, version })),
  ];
  const isThere = ({ id }: Endpoint) => id === undefined || world.find("webhookEndpoints", id)?.status === "enabled";

  async function deliver(endpoint: Endpoint, event: StripeEvent, attempt: number): Promise<void> {
    const { url, secret, version } = endpoint;
    const body = JSON.stringify({ ...event, api_version: version ?? apiVersion });
    const headers = { "content-type": "application/json; charset=utf-8", "stripe-signature": sign(body, secret) };
    const accepted = await fetch(url, { method: "POST", headers, body, signal: AbortSignal.timeout(10_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (accepted || attempt === maxAttempts) return;
    schedule(endpoint, event, attempt + 1, retryDelays[Math.min(attempt - 1, retryDelays.length - 1)] ?? 300);
  }

  function schedule(endpoint: Endpoint, event: StripeEvent, attempt: number, seconds: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (isThere(endpoint)) void deliver(endpoint, event, attempt);
    }, seconds * 1000);
    timers.add(timer);
  }

  const emit: Emit = (type, object) => {
    const endpoints = endpointsFor(type);
    const event: StripeEvent = {
      id: newId("evt"),
      object: "event",
      api_version: apiVersion,
      created: world.now(),
      type,
      livemode: false,
      pending_webhooks: endpoints.length,
      request: { id: null, idempotency_key: null },
      data: { object: structuredClone(object) },
    };
    world.events.push(event);
    world.touch();
    for (const endpoint of endpoints) schedule(endpoint, event, 1, 0);
  };

  return {
    emit,
    stop: (): void => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
