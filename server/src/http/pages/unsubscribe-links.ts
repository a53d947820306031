import { type Page, pagePath } from "@mindreel/contract/plain/pages";
import type { FastifyInstance } from "fastify";

/** The calls that mails name in `List-Unsubscribe` (RFC 8058), and the pages that ask a person the same. */
const pageOf = {
  "/api/subscriber/v1/unsubscribe/:token/": "unsubscribe",
  "/api/notices/v1/unsubscribe/:token/": "endNoticeMails",
  "/api/requests/v1/unsubscribe/:token/": "endAnswerMails",
} as const satisfies Record<string, Page>;

/** Mail programs without one-click unsubscribing open the address in a browser. It only leads to the page. */
export function leadToUnsubscribing(app: FastifyInstance): void {
  for (const [path, page] of Object.entries(pageOf)) {
    app.get<{ Params: { token: string } }>(path, ({ params: { token } }, reply) =>
      reply.redirect(pagePath(page, { token }), 303),
    );
  }
}
