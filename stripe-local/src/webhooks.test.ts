import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import Stripe from "stripe";
import { afterAll, expect, it, vi } from "vitest";
import { startEmulator } from "./emulator.ts";

const secretKey = "sk_test_secret";
const webhookSecret = "whsec_secret";
const folder = await mkdtemp(path.join(tmpdir(), "stripe-local-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

it("delivers signed events until they are accepted, and keeps its state in a file", async () => {
  const accepted: string[] = [];
  let refused = 0;
  let refusing = true;
  const shop = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = Buffer.concat(parts).toString();
      const event = Stripe.webhooks.constructEvent(body, String(request.headers["stripe-signature"]), webhookSecret);
      if (refusing) refused++;
      else accepted.push(event.type);
      response.writeHead(refusing ? 500 : 200).end();
    });
  });
  const { port } = await new Promise<AddressInfo>((resolve) => {
    shop.listen(0, "127.0.0.1", () => resolve(shop.address() as AddressInfo));
  });

  const stateFile = path.join(folder, "state.json");
  const first = await startEmulator({ secretKey, webhookSecret, webhookUrl: `http://127.0.0.1:${port}/`, stateFile });
  const { hostname, port: own } = new URL(first.url);
  const stripe = new Stripe(secretKey, { host: hostname, port: own, protocol: "http" });
  const { id } = await stripe.customers.create({ name: "Kept" });
  await vi.waitFor(() => expect(refused).toBeGreaterThan(0), 20_000);
  refusing = false;
  await vi.waitFor(() => expect(accepted).toEqual(["customer.created"]), 20_000);
  await first.stop();
  shop.close();

  const second = await startEmulator({ secretKey, stateFile });
  expect(second.world.find("customers", id)?.name).toBe("Kept");
  await second.stop();
});
