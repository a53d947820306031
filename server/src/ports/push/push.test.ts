import { expect, it } from "vitest";
import { startPushService } from "#test/peers/push-service.ts";
import { createPushServices } from "./push.ts";

const key = {
  publicKey: "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
  privateKey: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
};
const message = { payload: "Hello", ttl: 60, topic: "x" };
const service = await startPushService();
const sendTo = (endpoint: string, replacement?: string) =>
  createPushServices(replacement).send({ ...service.browser().body, endpoint }, message, key, "films@example.com");

it.each(["https://127.0.0.1/x", "https://[::ffff:10.0.0.1]/x", "https://localhost/x", "https://169.254.169.254/x"])(
  "never requests %s",
  async (endpoint) => {
    expect(await sendTo(endpoint)).toMatchObject({
      outcome: "refused",
      why: expect.stringMatching(/private network$/),
    });
  },
);

it("follows no redirect", async () => {
  service.respond(307, { location: "http://127.0.0.1:1/" });
  const { endpoint } = service.browser().body;
  expect(await sendTo(endpoint, service.url)).toEqual({ outcome: "refused", why: "push.example.com answered 307" });
});

it("retries later if the push service cannot be reached", async () => {
  expect(await sendTo(service.browser().body.endpoint, "http://127.0.0.1:1")).toEqual({
    ...{ outcome: "later", why: "push.example.com: ECONNREFUSED", seconds: undefined },
  });
});

it("reads how long it should wait", async () => {
  const { endpoint } = service.browser().body;
  service.respond(429, { "retry-after": new Date(Date.now() + 90_000).toUTCString() });
  const pushed = await sendTo(endpoint, service.url);
  expect("seconds" in pushed && Math.abs((pushed.seconds ?? 0) - 90)).toBeLessThan(3);
});
