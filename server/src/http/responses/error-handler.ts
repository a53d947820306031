import { api } from "@mindreel/contract/api";
import { pagePath } from "@mindreel/contract/plain/pages";
import { type ErrorCode, errorTable } from "@mindreel/contract/wire/errors";
import { inLanguage } from "@mindreel/messages/in-language";
import { errors as sentences } from "@mindreel/messages/wire";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { databaseErrorCode, isPassing } from "#data/database-errors.ts";
import { AppError, invalidInput, ProofRequired, TooManyPlays, TooSoon } from "#domain/errors.ts";
import { languageOfCall } from "#http/input/page-language.ts";
import { fieldErrors } from "#http/input/validation.ts";
import { StorageUnavailable } from "#ports/storage/storage.port.ts";

/** The headers of every response of the API. */
export const apiHeaders = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" } as const;

/** Whether a request is an API call, by its URL or by its route (the URL may be percent-encoded). */
export function isCall(request: FastifyRequest): boolean {
  const { method, url } = request;
  if (isCallAt(method, url)) return true;
  // Checked last, since the framework builds these options on every access.
  const route = request.routeOptions.url;
  return route !== undefined && isCallAt(method, route);
}

/** Two calls are outside `/api`. A GET of the second one's path is the page at the same path. */
function isCallAt(method: string, address: string): boolean {
  if (/^\/(api|dj-rest-auth)([/?]|$)/.test(address)) return true;
  return address.startsWith("/reset-password/") && method !== "GET" && method !== "HEAD";
}

/** The errors that Fastify and its plugins throw, by status. */
const byStatus: Readonly<Record<number, ErrorCode>> = {
  400: "malformed_request",
  // Sent only by the file server, for a path that leads out of its folder.
  403: "not_found",
  404: "not_found",
  406: "malformed_request",
  413: "payload_too_large",
  415: "unsupported_media_type",
  429: "rate_limited",
};

function toAppError(error: FastifyError): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error.validation !== undefined) {
    // An invalid id matches no record.
    if (error.validationContext === "params") return new AppError("not_found");
    return invalidInput(fieldErrors(error.validation));
  }
  const code = byStatus[error.statusCode ?? 500];
  if (code !== undefined) return new AppError(code);
  return isPassing(error) || error instanceof StorageUnavailable ? new AppError("unavailable") : undefined;
}

/** Converts anything thrown to an error of the contract. An unknown error is logged in full and becomes a bare 500. */
export function installErrorHandler(app: FastifyInstance, publicUrl: string): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = toAppError(error);
    const { failurePage } = request.routeOptions.config;
    const language = languageOfCall(request);
    const next = failurePage === undefined ? {} : { url: publicUrl + pagePath(failurePage) };
    // Reads of a caller who has gone are ended on purpose.
    const isEnded = error.name === "AbortError" || databaseErrorCode(error) === "57014";
    const level = reply.raw.destroyed && isEnded ? "info" : "error";
    // That payments are off is how the owner has set up the site.
    const isFault = known === undefined || (known.status >= 500 && known.code !== "payments_off");
    if (isFault) request.log[level]({ err: error }, "request failed");
    if (known === undefined) {
      const message = inLanguage(sentences, language).internal;
      return reply
        .code(errorTable.internal.status)
        .send({ message, code: "internal", request_id: request.id, ...next });
    }
    if (known.status === 503) reply.header("Retry-After", "2");
    const errors = known.errorsIn(language);
    if (errors !== undefined && request.routeOptions.config.bareFieldErrors) {
      return reply.code(400).send(errors);
    }
    if (known instanceof TooSoon) reply.header("Retry-After", String(known.wait));
    return reply.code(known.status).send({
      message: known.messageIn(language),
      code: known.code,
      ...(known instanceof ProofRequired && { challenge: known.challenge }),
      ...(known instanceof TooManyPlays && {
        plays: known.plays.map(({ begunAt, ...play }) => ({ ...play, begun_at: begunAt.toISOString() })),
      }),
      ...(errors && { errors }),
      ...next,
    });
  });
}

/** Responds to requests that Fastify refuses before routing: an undecodable URL, or a parameter that is too long. */
export function answerBadAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const code = error.code === "FST_ERR_MAX_PARAM_LENGTH" ? "not_found" : "malformed_request";
  const { status } = errorTable[code];
  const message = inLanguage(sentences, languageOfCall(request))[code];
  reply.code(status).headers(apiHeaders).send({ message, code });
  // Without a route, no request log line is written otherwise.
  request.log.info({ req: request, res: { statusCode: status } }, "request completed");
}

const knownPaths = Object.keys(api).map((call) => {
  const [method = "", path = ""] = call.split(" ");
  return { method, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+").replace(/\/$/, "/?")}$`) };
});

/**
 * Responds to an API path that no route matched: 405 if another method would match, else 404. If its own method would
 * match, it has an id that is too long for the router, and so matches no record.
 */
export function answerUnknownCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split("?")[0] ?? "";
  const methods = knownPaths.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  const own = request.method === "HEAD" ? "GET" : request.method;
  const code = methods.length > 0 && !methods.includes(own) ? "method_not_allowed" : "not_found";
  if (code === "method_not_allowed") reply.header("Allow", methods.join(", "));
  const message = inLanguage(sentences, languageOfCall(request))[code];
  return reply.code(errorTable[code].status).send({ message, code });
}
