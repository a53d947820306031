import type { FastifyInstance } from "fastify";
import { AppError } from "#domain/errors.ts";
import { bearsToken } from "#security/authentication.ts";
import type { BouncesService } from "./bounces.service.ts";

/** The maximum size of a report in bytes; it may quote the mail. */
const most = 1024 * 1024;

/** Receives raw reports piped from a mail server. Authenticated by a secret that the operator sets. */
export async function bouncesRoutes(
  app: FastifyInstance,
  bounces: BouncesService,
  secret: string | undefined,
): Promise<void> {
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

    raw.route({
      method: "POST",
      url: "/api/newsletter/v1/bounces/",
      bodyLimit: most,
      config: { access: "anyone", rateLimit: { max: 6000 } },
      schema: { summary: "Receives a mail server's raw bounce report, with BOUNCE_SECRET as `Authorization: Bearer`." },
      handler: async ({ headers, body }) => {
        if (secret === undefined || !bearsToken(headers.authorization, secret)) throw new AppError("unauthenticated");
        return { outcome: await bounces.receive(Buffer.isBuffer(body) ? body : Buffer.alloc(0)) };
      },
    });
  });
}
