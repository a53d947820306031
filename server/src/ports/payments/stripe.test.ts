import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { stripePayments } from "./stripe.ts";

it("throws once if Stripe does not answer, and leaves no unhandled rejection", async () => {
  const server = createServer((_request, response) => response.destroy());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const unheard: unknown[] = [];
  const hear = (reason: unknown) => unheard.push(reason);
  process.on("unhandledRejection", hear);
  try {
    const payments = stripePayments({
      ...{ secretKey: "sk_test_1", webhookSecret: "whsec_1" },
      apiBase: `http://127.0.0.1:${port}`,
    });
    const reading = async () => {
      for await (const charge of payments.returnedChargesSince(new Date(0))) expect(charge).toBeUndefined();
    };
    await expect(reading()).rejects.toThrow();
    await sleep(1500);
    expect(unheard).toEqual([]);
  } finally {
    process.off("unhandledRejection", hear);
    server.close();
  }
});
