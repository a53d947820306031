import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { AppError } from "#domain/errors.ts";
import type { BouncesService } from "./bounces.service.ts";

/** Bytes of a report, which may quote the mail. */
const most = 1024 * 1024;

const hash = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Where a mail server's pipe posts reports as they arrived. Authenticated by a secret of the operator's. */
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
