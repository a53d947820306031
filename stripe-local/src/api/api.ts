import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { apiVersion } from "#world/events.ts";
import { newId, type World } from "#world/world.ts";
import { ApiError, forbidden, missing } from "./errors.ts";
import { show } from "./expand.ts";
import { createIdempotency } from "./idempotency.ts";
import { refuseUnknown } from "./known-params.ts";
import { type Call, expansions, integer, type Params, parseParams, type Result, text } from "./params.ts";

/** A failure that tests inject into the API. */
export interface Fault {
  /** Fails every call with this status. */
  readonly status?: number;
  /** Delays every response, in milliseconds. */
  readonly delay?: number;
  /** Holds a call until the promise that this returns for its URL has settled. */
  readonly hold?: (url: string) => Promise<unknown> | undefined;
  /** The permission that a restricted key lacks for a call, such as `GET /v1/customers`. */
  readonly forbids?: (call: string) => string | undefined;
}

interface Options {
  readonly world: World;
  readonly calls: Readonly<Record<string, Call>>;
  readonly secretKey: string;
  readonly fault: () => Fault;
}

function page(list: readonly { readonly id: string }[], params: Params, url: string): object {
  const limit = Math.min(Math.max(integer(params, "limit") ?? 10, 1), 100);
  const after = text(params, "starting_after");
  const from = after === undefined ? 0 : list.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && from === 0) throw missing("object", after);
  return { object: "list", url, data: list.slice(from, from + limit), has_more: list.length > from + limit };
}

const isEqual = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The supported part of Stripe's API: form fields in, JSON out, errors in Stripe's format. */
export async function serveApi(app: FastifyInstance, { world, calls, secretKey, fault }: Options): Promise<void> {
  const idempotently = createIdempotency();

  function requireKey({ headers }: FastifyRequest): void {
    const [scheme = "", token = ""] = (headers.authorization ?? "").split(" ");
    const given = scheme.toLowerCase() === "basic" ? Buffer.from(token, "base64").toString().replace(/:$/, "") : token;
    if (!isEqual(given, secretKey)) throw new ApiError(401, "invalid_request_error", "Invalid API Key provided.");
  }

  async function applyFault({ url }: FastifyRequest): Promise<void> {
    const { delay, hold, status } = fault();
    await hold?.(url);
    if (delay !== undefined) await new Promise((resolve) => setTimeout(resolve, delay));
    if (status !== undefined) throw new ApiError(status, "api_error", "An injected failure.");
  }

  await app.register(async (api) => {
    api.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
      if (error instanceof ApiError) return reply.code(error.status).send(error.body);
      const status = error.statusCode ?? 500;
      return reply
        .code(status)
        .send({ error: { type: status < 500 ? "invalid_request_error" : "api_error", message: error.message } });
    });
    api.addHook("onRequest", async (request, reply) => {
      reply.headers({ "request-id": newId("req"), "stripe-version": apiVersion });
      requireKey(request);
    });
    api.addHook("preHandler", applyFault);

    const shape = (result: Result, params: Params, url: string): unknown =>
      show(world, "list" in result ? page(result.list, params, url) : result.record, expansions(params));

    for (const [name, call] of Object.entries(calls)) {
      const [method = "", url = ""] = name.split(" ");
      api.route({
        method,
        url,
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          const lacking = fault().forbids?.(name);
          if (lacking !== undefined) throw forbidden(lacking);
          const { id = "" } = request.params as { id?: string };
          const query = request.url.split("?")[1] ?? "";
          const sent = typeof request.body === "string" ? request.body : "";
          const params = parseParams([query, sent].filter(Boolean).join("&"));
          refuseUnknown(name, params);
          const key = method === "POST" ? request.headers["idempotency-key"] : undefined;
          const work = async () => ({ status: 200, body: shape(call(params, id), params, url) });
          const { status, body, replayed } = await idempotently(
            key === undefined ? key : String(key),
            `${request.url}\n${sent}`,
            work,
          );
          if (replayed) reply.header("idempotent-replayed", "true");
          return reply.code(status).send(body);
        },
      });
    }
    api.all("/v1/*", async (request) => {
      const message = `Unrecognized request URL (${request.method}: ${request.url.split("?")[0]}).`;
      throw new ApiError(404, "invalid_request_error", message);
    });
  });
}
