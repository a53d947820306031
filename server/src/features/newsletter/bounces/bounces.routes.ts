import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { AppError } from "#domain/errors.ts";
import type { BouncesService } from "./bounces.service.ts";

/** The maximum size of a report in bytes; it may quote the mail. */
const most = 1024 * 1024;

const hash = (text: string): Buffer => createHash("sha256").update(text).digest();

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
      schema: { summary: "A report of a mail server as it arrived; `Authorization: Bearer` with BOUNCE_SECRET." },
      handler: async ({ headers, body }) => {
        const given = headers.authorization ?? "";
        if (secret === undefined || !timingSafeEqual(hash(given), hash(`Bearer ${secret}`))) {
          throw new AppError("unauthenticated");
        }
        return { outcome: await bounces.receive(Buffer.isBuffer(body) ? body : Buffer.alloc(0)) };
      },
    });
  });
}
