import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#domain/errors.ts";
import { BadSignature, type Payments } from "#ports/payments/payments.port.ts";
import type { ProviderEvent } from "#ports/payments/provider-records.port.ts";
import type { PaymentEventsService } from "./payment-events.service.ts";

/** Receives the payment provider's events, authenticated only by the signature over the unparsed body. */
export async function webhookRoutes(
  app: FastifyInstance,
  payments: Payments,
  service: PaymentEventsService,
): Promise<void> {
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

    function eventOf({ body, headers }: FastifyRequest): ProviderEvent {
      try {
        return payments.readEvent(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers);
      } catch (error) {
        if (error instanceof BadSignature) throw new AppError("bad_signature");
        throw error;
      }
    }

    raw.route({
      method: "POST",
      url: "/api/billing/v1/webhook/",
      config: { access: "anyone", rateLimit: { max: 6000 } },
      schema: { summary: "Receives the payment provider's signed events." },
      handler: async (request) => {
        await service.receive(eventOf(request));
        return { received: true };
      },
    });
  });
}
