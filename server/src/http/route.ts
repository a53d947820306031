import {
  type Api,
  type AuditAction,
  api,
  type BodyOf,
  type Call,
  type FilesOf,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from "@mindreel/contract/api";
import { isOpenWhileClosed } from "@mindreel/contract/closed-calls";
import type { Language } from "@mindreel/contract/plain/languages";
import { proofHeader } from "@mindreel/contract/plain/limits";
import type { PageWithoutParams } from "@mindreel/contract/plain/pages";
import type { Access, Endpoint, FileKind } from "@mindreel/contract/wire/endpoint";
import { ErrorBody, FieldErrors } from "@mindreel/contract/wire/primitives";
import { validation } from "@mindreel/messages/wire";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { Audit, Auditor } from "#data/audit.ts";
import { bounded } from "#data/bounds/bounds.ts";
import type { Cache } from "#data/cache/cache.ts";
import type { Page, PageRequest } from "#data/paging.ts";
import { AppError } from "#domain/errors.ts";
import { visitor } from "#domain/library/open-to.ts";
import { type Sentence, sentence, type Translate } from "#domain/sentences.ts";
import type { Awaitable } from "#domain/work/awaitable.ts";
import { type CacheRule, cachedCall } from "#http/cached-calls.ts";
import { type Files, fileSchemas, isFile, sendFile } from "#http/files/kinds.ts";
import { recordId } from "#http/input/ids.ts";
import { type Held, readForm, withForms } from "#http/input/multipart.ts";
import { type PagedQuery, requestedPage, toPage, type WirePage } from "#http/input/paging.ts";
import { createReadSlots } from "#http/read-slots.ts";
import { toSend, Written } from "#http/responses/written.ts";
import type { Openings } from "#library/open-to.service.ts";
import { createUploadSlots, type Upload, type UploadSlots } from "#media/upload-slots.ts";
import type { Authenticate, Member } from "#security/authentication.ts";
import { deviceName } from "#security/device.ts";
import type { Caller, Throttle, Throttler } from "#security/throttle.ts";
import { acceptedByCall, languageOfCall } from "./input/page-language.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Who may make the call. The server refuses to start with a route that does not declare it. */
    access?: Access;
    /** Writes no log line unless the request fails. */
    unlogged?: boolean;
    /** Whether it counts towards the rate limit although it is no call. */
    counted?: boolean;
    bareFieldErrors?: boolean;
    form?: boolean;
    failurePage?: PageWithoutParams;
  }
  interface FastifyRequest {
    /** Whether the request has a multipart form that was left unread. */
    hasMultipart: boolean;
    member: Member | null;
    uploads: ReadonlyMap<string, Upload>;
  }
}

/** A checked request, typed by the contract. */
interface CallContext<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** An uploaded file. */
  readonly file: (field: FilesOf<C>) => Upload | undefined;
  readonly member: Api[C]["access"] extends "anyone" | "opened" ? Member | null : Member;
  /** The page of a list that the query asks for. @throws AppError 404 `invalid_page` */
  readonly pageRequest: () => PageRequest;
  /** A page of a list in its wire form. `query` is for the links to its neighbours: by default, that of the request. */
  readonly toPage: <Row, Item>(page: Page<Row>, toItem: (row: Row) => Item, query?: PagedQuery) => WirePage<Item>;
  /** The name of the caller's device, such as `Firefox on Windows`; empty if unknown. */
  readonly device: () => string;
  /** The language that the caller accepts; undefined if the site has none of those. */
  readonly accepted: () => Language | undefined;
  /** Renders a sentence in the language of the response. */
  readonly translate: Translate;
  /** Writes to the audit log. The service calls it inside its transaction. */
  readonly audit: Api[C] extends { readonly audit: string } ? Audit : undefined;
}

type Handled<C extends Call> = Api[C] extends { response: { file: infer Kind extends FileKind } }
  ? Files[Kind]
  : Api[C] extends { upsert: true }
    ? { created: boolean; body: ResponseOf<C> }
    : ResponseOf<C>;

interface CallOptions<C extends Call> {
  /** The most calls a minute from one IP address, proof of work or not. */
  readonly perMinute?: number;
  /** For calls that are open to visitors. */
  readonly throttle?: Throttle;
  /** The email address in the body, by which the throttle counts. */
  readonly email?: (body: BodyOf<C>) => string;
  /** Whether it may keep the database busy: a member has few of those at a time. */
  readonly costly?: true;
  /** Absent: the response is not cached. */
  readonly cache?: CacheRule<Handled<C>, CallContext<C>>;
}

/** Milliseconds for which a call may hold a connection of the database. Files are sent after it, with places of their own. */
const times = { read: 8_000, write: 60_000 } as const;

/** The content type with which Fastify sends what it serializes itself. */
const json = "application/json; charset=utf-8";

/** A call about one video, which may be open to those without pro. */
type OpenedCall = { [C in Call]: Api[C]["access"] extends "opened" ? C : never }[Call];

export type Routes = <C extends Call>(
  call: C,
  handler: (context: CallContext<C>) => Awaitable<Handled<C>>,
  options?: CallOptions<C>,
) => void;

/** @throws AppError 403 */
export function demandSuperuser(member: Member | null, message?: Sentence): void {
  if (member?.lacksSecondFactor) throw new AppError("two_factor_setup_required");
  if (!member?.isSuperuser) throw new AppError("forbidden", message);
}

function authorize(access: Access, member: Member | null): void {
  if (access === "anyone") return;
  if (member === null) throw new AppError("unauthenticated");
  if ((access === "pro" || access === "opened") && !member.isPro) throw new AppError("pro_required");
  if (access === "superuser") demandSuperuser(member);
}

/**
 * Binds calls of the contract to handlers. A request passes, in this order: rate limit, authentication, access, schema,
 * throttle, handler. The response is reduced to the contract's schema, so that nothing else leaves the server.
 */
export function createRoutes(
  app: FastifyInstance,
  {
    authenticate,
    auditor,
    throttler,
    cache,
    clock,
    publicUrl,
    catchUpIfDoubtful,
    isClosed,
    opens,
  }: {
    authenticate: Authenticate;
    auditor: Auditor;
    throttler: Throttler | undefined;
    cache: Cache;
    clock: () => Date;
    publicUrl: string;
    /** Catches up on a member's plan if our record may be out of date. @returns whether it may have been */
    catchUpIfDoubtful: (memberId: number) => Promise<boolean>;
    /** Whether the site is closed to visitors. */
    isClosed: () => Awaitable<boolean>;
    /** Whether there is a video of this id that plays for a viewer. */
    opens: Openings["opens"];
  },
): Routes {
  app.decorateRequest("member", null);
  app.decorateRequest("uploads");
  const takeSlot = createUploadSlots();
  const inSlot = createReadSlots();

  async function memberOf(request: FastifyRequest): Promise<Member | null> {
    const member = await authenticate(request.headers.authorization);
    return member && { ...member, language: member.isSuperuser ? undefined : acceptedByCall(request) };
  }

  return (call, handler, options) => {
    const endpoint: Endpoint = api[call];
    const [method, path] = call.split(" ");
    if (method === undefined || path === undefined) throw new Error(`not a call: ${call}`);
    const { access, response, files } = endpoint;
    if (
      access === "superuser" &&
      method !== "GET" &&
      !endpoint.readOnly &&
      !endpoint.createsDraft &&
      endpoint.audit === undefined
    ) {
      throw new Error(`a superuser's write without an audit action: ${call}`);
    }
    const errorBody = endpoint.bareFieldErrors ? { anyOf: [ErrorBody, FieldErrors] } : ErrorBody;

    const answer =
      options?.cache && cachedCall({ cache, clock }, { call, hasQuery: endpoint.query !== undefined }, options.cache);
    const bound: RouteOptions = {
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
      config: {
        access,
        ...(endpoint.form && { form: true }),
        ...(endpoint.bareFieldErrors && { bareFieldErrors: true }),
        ...(endpoint.failurePage && { failurePage: endpoint.failurePage }),
        ...(options?.perMinute !== undefined && { rateLimit: { max: options.perMinute } }),
      },
      schema: {
        summary: endpoint.summary,
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && { body: endpoint.body }),
        response: {
          [response.status]: response.file ? fileSchemas[response.file] : (response.body ?? { type: "null" }),
          ...(endpoint.upsert && { 200: response.body }),
          "4xx": errorBody,
        },
      },
      onRequest: async (request) => {
        request.member = await memberOf(request);
        const needsPro = access === "pro" || access === "opened";
        if (needsPro && request.member?.isPro === false && (await catchUpIfDoubtful(request.member.id))) {
          request.member = await memberOf(request);
        }
        // Whoever comes with a token that ended is told so, to sign in again.
        const isVisitor =
          request.member === null && (access === "anyone" || request.headers.authorization === undefined);
        if (isVisitor && !isOpenWhileClosed(call) && (await isClosed())) throw new AppError("site_closed");
        if (access === "opened" && !request.member?.isPro) {
          const { id } = request.params as ParamsOf<OpenedCall>;
          if (await opens(recordId(id), request.member ?? visitor(undefined))) return;
        }
        authorize(access, request.member);
      },
      ...(endpoint.bodyMayBeAbsent && {
        preValidation: async (request: FastifyRequest) => {
          request.body ??= {};
        },
      }),
      ...(files && {
        preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
          request.uploads = new Map();
          if (endpoint.orJson && /^application\/json\b/i.test(request.headers["content-type"] ?? "")) return;
          if (!request.isMultipart()) throw new AppError("unsupported_media_type", sentence(validation, "multipart"));
          await readUploads(request, reply, files, endpoint.filesHold === undefined ? "picture" : "file", takeSlot);
        },
      }),
      handler: async (request, reply) => {
        // Unread forms have no body, so a call whose body is optional would treat it as absent.
        if (files === undefined && endpoint.body !== undefined && request.hasMultipart) {
          throw new AppError("unsupported_media_type");
        }
        const context = contextOf<typeof call>(request, endpoint, auditor, { path, publicUrl });
        const succeeded =
          options?.throttle &&
          (await throttler?.enter(options.throttle, callerOf(call, request, options.email?.(context.body))));
        const write = (body: unknown) => new Written(reply.code(response.status).serialize(body));
        const respond = async () => await (answer ? answer(context, handler, write) : handler(context));
        const { member } = request;
        const placed = options?.costly && member !== null ? () => inSlot(member.id, respond) : respond;
        const result = await bounded(boundsOf(endpoint, method, reply), placed);
        await succeeded?.();
        // Returned instead of the reply, since awaiting a reply means waiting until it has been sent.
        if (result instanceof Written) return toSend(request, reply.code(response.status).type(json), result);
        return isFile(result) ? sendFile(reply, result) : respondWith(reply, endpoint, result);
      },
    };
    if (files === undefined) app.route(bound);
    else withForms(app, (forms) => void forms.route(bound));
  };
}

/** A write is not ended when its caller goes: the page may have been left because it is on its way. */
function boundsOf({ readOnly }: Endpoint, method: string, { raw }: FastifyReply) {
  if (method !== "GET" && !readOnly) return { time: times.write };
  const client = new AbortController();
  raw.once("close", () => raw.writableFinished || client.abort());
  return { time: times.read, gone: client.signal };
}

/** Reads a form with files. Its place is released once the response is sent or the client disconnects. */
async function readUploads(
  request: FastifyRequest,
  { raw }: FastifyReply,
  fields: readonly string[],
  held: Held,
  takeSlot: UploadSlots,
): Promise<void> {
  const client = new AbortController();
  raw.once("close", () => raw.writableFinished || client.abort());
  let placed = false;
  const form = await readForm(request, fields, held, () => {
    if (raw.destroyed) throw new AppError("malformed_request");
    // Not for superusers: they add several videos at a time, and have no reason to block others.
    if (placed || request.member === null || request.member.isSuperuser) return;
    placed = true;
    raw.once("close", takeSlot(request.member.id));
  });
  request.body = form.fields;
  request.uploads = new Map([...form.files].map(([field, content]) => [field, { content, gone: client.signal }]));
}

function callerOf(call: Call, { ip, headers, body }: FastifyRequest, email: string | undefined): Caller {
  const proof = headers[proofHeader.toLowerCase()];
  const honeypot = typeof body === "object" && body !== null && "website" in body ? body.website : undefined;
  return {
    call,
    ipAddress: ip,
    email,
    proof: typeof proof === "string" ? proof : undefined,
    suspicious: honeypot !== undefined && honeypot !== "",
  };
}

/** The path of a request, without the query. */
const urlOf = (path: string, params: unknown): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string>)[name] ?? ""),
  );

/** The only cast of input to the contract's types, after the same entry's schemas have validated it. */
function contextOf<C extends Call>(
  request: FastifyRequest,
  endpoint: Endpoint,
  auditor: Auditor,
  { path, publicUrl }: { path: string; publicUrl: string },
): CallContext<C> {
  const action = endpoint.audit as AuditAction | undefined;
  return {
    params: request.params as ParamsOf<C>,
    query: request.query as QueryOf<C>,
    body: request.body as BodyOf<C>,
    file: (field) => request.uploads.get(field),
    member: request.member as CallContext<C>["member"],
    pageRequest: () => requestedPage(request.query as PagedQuery),
    toPage: (page, toItem, query = request.query as PagedQuery) =>
      toPage(new URL(urlOf(path, request.params), publicUrl), query, page, toItem),
    device: () => deviceName(request.headers["user-agent"]),
    accepted: () => acceptedByCall(request),
    translate: (text) => text(languageOfCall(request)),
    audit: (action && auditor(action, request.member?.id ?? null)) as CallContext<C>["audit"],
  };
}

function respondWith(reply: FastifyReply, endpoint: Endpoint, result: unknown): unknown {
  const { status } = endpoint.response;
  if (endpoint.upsert) {
    const { created, body } = result as { created: boolean; body: unknown };
    reply.code(created ? status : 200);
    return body;
  }
  reply.code(status);
  if (status === 204) return undefined;
  if (typeof result !== "string") return result;
  // Fastify would send a string as plain text.
  reply.type("application/json");
  return JSON.stringify(result);
}
