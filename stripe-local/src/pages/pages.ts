import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parseParams } from "#api/params.ts";
import { checkoutPages } from "./checkout.ts";
import { layout } from "./html.ts";
import { invoicePages } from "./invoice.ts";
import { type Handler, notFound, type PageTools, style } from "./page.ts";
import { portalPages } from "./portal.ts";

/** A content security policy. Forms may lead to the emulator and to the shop to which the customer returns. */
function policy(leadsTo: string | null | undefined): string {
  const origin = leadsTo && URL.canParse(leadsTo) ? ` ${new URL(leadsTo).origin}` : "";
  return `default-src 'none'; style-src 'self'; form-action 'self'${origin}; frame-ancestors 'none'; base-uri 'none'`;
}

const headers = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
};

export async function servePages(app: FastifyInstance, tools: Omit<PageTools, "get" | "post">): Promise<void> {
  const route = (method: "GET" | "POST") => (path: string, handler: Handler) => {
    app.route({
      method,
      url: path,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const { id = "", verb = "" } = request.params as { id?: string; verb?: string };
        const form = parseParams(typeof request.body === "string" ? request.body : "");
        const shown = handler({ id, verb, query: parseParams(request.url.split("?")[1] ?? ""), form });
        reply.headers(headers);
        if ("to" in shown) return reply.redirect(shown.to, 303);
        reply.code(shown.status ?? 200).type("text/html; charset=utf-8");
        reply.header("content-security-policy", policy(shown.leadsTo));
        return reply.send(layout(shown.title, shown.body).text);
      },
    });
  };
  const all = { ...tools, get: route("GET"), post: route("POST") };
  checkoutPages(all);
  portalPages(all);
  invoicePages(all);
  app.get("/rehearsal/style.css", (_request, reply) => reply.headers(headers).type("text/css").send(style));
  all.get("/rehearsal/*", () => notFound);
}
