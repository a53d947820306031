import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { afterAll, describe, expect, it, vi } from "vitest";
import { startEmulator } from "./emulator.ts";

const secretKey = "rk_test_secret";
const emulator = await startEmulator({ secretKey });
const { hostname, port } = new URL(emulator.url);
const stripe = new Stripe(secretKey, { host: hostname, port, protocol: "http", maxNetworkRetries: 0 });

interface Delivery {
  readonly path: string | undefined;
  readonly body: string;
  readonly signature: string;
}
const deliveries: Delivery[] = [];
const shop = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    const signature = String(request.headers["stripe-signature"]);
    deliveries.push({ path: request.url, body: Buffer.concat(parts).toString(), signature });
    response.end();
  });
});
const url = await new Promise<string>((resolve) => {
  shop.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${(shop.address() as AddressInfo).port}`));
});
afterAll(async () => {
  shop.close();
  await emulator.stop();
});

const apiVersion = "2026-10-28.endive" as const;

describe("webhook endpoints", () => {
  it("show their secret once, and get the events that they ask for, signed with it", async () => {
    const made = await stripe.webhookEndpoints.create({
      ...{ url: `${url}/one`, enabled_events: ["customer.updated"], api_version: "2025-03-31.basil" },
      metadata: { shop: "films" },
    });
    const secret = made.secret ?? "";
    expect(secret).toMatch(/^whsec_/);
    expect(made).toMatchObject({ status: "enabled", api_version: "2025-03-31.basil", livemode: false });
    const { lastResponse: _, ...again } = await stripe.webhookEndpoints.retrieve(made.id);
    expect(again).not.toHaveProperty("secret");
    expect((await stripe.webhookEndpoints.list()).data).toEqual([again]);
    const { id } = await stripe.customers.create({ name: "Ada" });
    await stripe.customers.update(id, { name: "Ada Lovelace" });
    await vi.waitFor(() => expect(deliveries).toHaveLength(1), 20_000);
    const [{ body, signature }] = deliveries as [Delivery];
    expect(Stripe.webhooks.constructEvent(body, signature, secret)).toMatchObject({
      ...{ type: "customer.updated", api_version: "2025-03-31.basil" },
    });
  });

  it("are changed, disabled and deleted", async () => {
    deliveries.length = 0;
    const { id } = await stripe.webhookEndpoints.create({ url: `${url}/two`, enabled_events: ["*"] });
    const off = await stripe.webhookEndpoints.update(id, { disabled: true, url: `${url}/off` });
    expect(off).toMatchObject({ status: "disabled", url: `${url}/off`, enabled_events: ["*"] });
    await stripe.customers.create({});
    await stripe.webhookEndpoints.update(id, { disabled: false, enabled_events: ["customer.created"], url });
    await stripe.customers.create({});
    await vi.waitFor(() => expect(deliveries.map(({ path }) => path)).toEqual(["/"]), 20_000);
    expect(await stripe.webhookEndpoints.del(id)).toMatchObject({ id, deleted: true });
    await expect(stripe.webhookEndpoints.retrieve(id)).rejects.toMatchObject({ code: "resource_missing" });
  });

  it("need an address and events, and take no version later", async () => {
    const endpoint = { url, enabled_events: ["*"] as ["*"] };
    await expect(stripe.webhookEndpoints.create({ ...endpoint, url: "here" })).rejects.toThrow("Invalid URL");
    await expect(stripe.webhookEndpoints.create({ ...endpoint, enabled_events: [] })).rejects.toThrow("enabled_events");
    const { id } = await stripe.webhookEndpoints.create({ ...endpoint, api_version: apiVersion });
    const params = { api_version: apiVersion } as Stripe.WebhookEndpointUpdateParams;
    await expect(stripe.webhookEndpoints.update(id, params)).rejects.toThrow("Received unknown parameter: api_version");
    await stripe.webhookEndpoints.del(id);
  });
});

describe("settings of the portal", () => {
  const card = { payment_method_update: { enabled: true } };

  it("decide what a session's page offers", async () => {
    const customer = (await stripe.customers.create({})).id;
    const made = await stripe.billingPortal.configurations.create({ features: card, metadata: { shop: "films" } });
    expect(made).toMatchObject({ active: true, is_default: false, features: { invoice_history: { enabled: false } } });
    const opened = await stripe.billingPortal.sessions.create({ customer, configuration: made.id });
    const usual = await stripe.billingPortal.sessions.create({ customer });
    const pageAt = async (at: string) => (await fetch(at)).text();
    expect(await pageAt(opened.url)).toContain("Change card");
    expect(await pageAt(opened.url)).not.toContain("Invoices");
    expect(await pageAt(usual.url)).toContain("Invoices");
    expect((await fetch(`${opened.url}/cancel`, { method: "POST" })).status).toBe(404);
    await stripe.billingPortal.configurations.update(made.id, {
      ...{ active: false, features: { payment_method_update: { enabled: false } } },
    });
    expect(await pageAt(opened.url)).not.toContain("Change card");
    await expect(stripe.billingPortal.sessions.create({ customer, configuration: made.id })).rejects.toThrow("active");
    const listed = await stripe.billingPortal.configurations.list({ active: true });
    expect(listed.data.map(({ is_default }) => is_default)).toEqual([true]);
  });

  it("need what they are about", async () => {
    const wrong = { features: { card: { enabled: true } } } as Stripe.BillingPortal.ConfigurationCreateParams;
    await expect(stripe.billingPortal.configurations.create(wrong)).rejects.toThrow(
      "unknown parameter: features[card]",
    );
    const gone = stripe.billingPortal.configurations.retrieve("bpc_none");
    await expect(gone).rejects.toMatchObject({ code: "resource_missing" });
  });
});

it("names the permission that a restricted key lacks", async () => {
  emulator.setFault({ forbids: (call) => (call === "GET /v1/customers" ? "rak_customer_read" : undefined) });
  await expect(stripe.customers.list()).rejects.toThrow(Stripe.errors.StripePermissionError);
  await expect(stripe.customers.list()).rejects.toThrow(/'rak_customer_read' permission/);
  emulator.setFault({});
});
