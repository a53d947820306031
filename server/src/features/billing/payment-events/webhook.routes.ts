import type { FastifyInstance } from "fastify";
import { AppError } from "#http/errors.ts";
import { BadSignature, type Payments, type ProviderEvent } from "#ports/payments/payments.port.ts";
import type { EventsService } from "./payment-events.service.ts";

/** Where the payment provider tells what has happened. Only the signature counts, over the bytes as they came. */
export async function webhookRoutes(app: FastifyInstance, payments: Payments, events: EventsService): Promise<void> {
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

    function read(body: unknown, signature: string | string[] | undefined): ProviderEvent {
      try {
        return payments.readEvent(Buffer.isBuffer(body) ? body : Buffer.alloc(0), String(signature ?? ""));
      } catch (error) {
        if (error instanceof BadSignature) throw new AppError("bad_signature");
        throw error;
      }
    }

    raw.route({
      method: "POST",
      url: "/api/billing/v1/webhook/",
      config: { access: "anyone", rateLimit: { max: 6000 } },
      schema: { summary: "Events of the payment provider, signed by it." },
      handler: async (request) => {
        await events.receive(read(request.body, request.headers["stripe-signature"]));
        return { received: true };
      },
    });
  });
}
