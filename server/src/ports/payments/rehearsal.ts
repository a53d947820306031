import { randomBytes } from "node:crypto";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { Config } from "#config/config.ts";
import type { Payments } from "./payments.port.ts";
import { stripePayments } from "./stripe.ts";

interface Rehearsal {
  readonly payments: Payments;
  /** Serves the emulator's pages under /rehearsal/. */
  readonly pages: (app: FastifyInstance) => void;
  readonly stop: () => Promise<void>;
}

type Settings = Pick<Config, "appName" | "dataDir" | "host" | "port" | "publicUrl">;

/** Where the emulator keeps its records. */
export const stateFile = ({ dataDir }: Pick<Config, "dataDir">): string => path.join(dataDir, "rehearsal.json");

/** Payments through the Stripe emulator in this process: works like Stripe, but moves no money. */
export async function openRehearsal(config: Settings): Promise<Rehearsal> {
  const { startEmulator } = await import("@mindreel/stripe-local/emulator");
  const secretKey = `sk_test_${randomBytes(24).toString("hex")}`;
  const webhookSecret = `whsec_${randomBytes(24).toString("hex")}`;
  const self = ["0.0.0.0", "::"].includes(config.host) ? "127.0.0.1" : config.host;
  const emulator = await startEmulator({
    secretKey,
    webhookSecret,
    webhookUrl: `http://${self.includes(":") ? `[${self}]` : self}:${config.port}/api/billing/v1/webhook/`,
    pagesUrl: config.publicUrl,
    stateFile: stateFile(config),
    appName: config.appName,
  });
  return {
    payments: stripePayments({ secretKey, webhookSecret, apiBase: emulator.url }),
    pages: (app) => {
      app.route({
        method: ["GET", "POST"],
        url: "/rehearsal/*",
        config: { access: "anyone" },
        // Handed over before the body is read, because the emulator reads it.
        onRequest: async (request, reply) => {
          reply.hijack();
          emulator.handle(request.raw, reply.raw);
        },
        handler: async () => undefined,
      });
    },
    stop: emulator.stop,
  };
}
