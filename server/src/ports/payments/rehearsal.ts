import { randomBytes } from "node:crypto";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { Config } from "#config.ts";
import type { Payments } from "./payments.ts";
import { stripePayments } from "./stripe.ts";

interface Rehearsal {
  readonly payments: Payments;
  /** Serves the stand-in's pages under /rehearsal/. */
  readonly pages: (app: FastifyInstance) => void;
  readonly stop: () => Promise<void>;
}

type Settings = Pick<Config, "appName" | "dataDir" | "host" | "port" | "publicUrl">;

/** Payments by the stand-in for Stripe, in this process: everything as with Stripe, but no money moves. */
export async function openRehearsal(config: Settings): Promise<Rehearsal> {
  const { startStandin } = await import("@mindreel/stripe-local/standin");
  const secretKey = `sk_test_${randomBytes(24).toString("hex")}`;
  const webhookSecret = `whsec_${randomBytes(24).toString("hex")}`;
  const self = ["0.0.0.0", "::"].includes(config.host) ? "127.0.0.1" : config.host;
  const standin = await startStandin({
    secretKey,
    webhookSecret,
    webhookUrl: `http://${self.includes(":") ? `[${self}]` : self}:${config.port}/api/billing/v1/webhook/`,
    pagesUrl: config.publicUrl,
    stateFile: path.join(config.dataDir, "rehearsal.json"),
    appName: config.appName,
  });
  const productName = `${config.appName} Pro`;
  return {
    payments: stripePayments({ secretKey, webhookSecret, apiBase: standin.url, productName }),
    pages: (app) => {
      app.route({
        method: ["GET", "POST"],
        url: "/rehearsal/*",
        config: { access: "anyone" },
        // Before the body is read: the stand-in reads it.
        onRequest: async (request, reply) => {
          reply.hijack();
          standin.handle(request.raw, reply.raw);
        },
        handler: async () => undefined,
      });
    },
    stop: standin.stop,
  };
}
