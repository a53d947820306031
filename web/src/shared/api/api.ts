import type { BodyOf, Call, ParamsOf, QueryOf, ResponseOf } from "@mindreel/contract/api";
import { isOpenCall } from "@mindreel/contract/open-calls";
import { proofHeader } from "@mindreel/contract/plain/limits";
import type { RunningPlay } from "@mindreel/contract/wire/primitives";
import type { Challenge } from "@mindreel/contract/wire/proof-of-work";
import { calls as messages } from "@mindreel/messages/shared/states";
import { whileChecking } from "#shared/api/proof-of-work/checking.ts";
import { language } from "#shared/language/language.ts";
import { clearSession, followSession, readSession } from "#shared/session/session.ts";
import { send as overTransport } from "./transport.ts";

export interface Input<C extends Call> {
  readonly params?: ParamsOf<C>;
  readonly query?: QueryOf<C>;
  readonly body?: BodyOf<C>;
  /** Instead of `body`, for the multipart calls. */
  readonly form?: FormData;
  readonly signal?: AbortSignal;
  /** Of another session than this document's. */
  readonly token?: string;
  /** Lets the call finish even if the page is closed. */
  readonly keepalive?: true;
}

export type FieldErrors = Record<string, string[]>;

/** A failed call. `message` is a sentence for people; `status` is 0 if the server was not reached. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string;
  readonly errors: FieldErrors | null;
  /** Where to send the browser, for calls that return a URL. */
  readonly url: string | null;

  /** The caller's running plays, with `too_many_plays`. */
  readonly plays: readonly RunningPlay[];

  constructor(
    status: number,
    code: string,
    message: string,
    errors: FieldErrors | null,
    { url = null, plays = [] }: Partial<Pick<ApiError, "url" | "plays">> = {},
  ) {
    super(message);
    this.url = url;
    this.plays = plays;
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

export async function call<C extends Call>(name: C, input: Input<C> = {}): Promise<ResponseOf<C>> {
  return (await parse(await request(name, input))) as ResponseOf<C>;
}

/** Like `call`, but returns the response unread. @throws ApiError */
export async function request<C extends Call>(name: C, input: Input<C> = {}): Promise<Response> {
  const [method = "GET", template = ""] = name.split(" ");
  const createsSuperuser = isRecord(input.body) && input.body["is_superuser"] === true;
  // Open calls carry no token, except `register` when a superuser creates another superuser.
  const ownToken = !isOpenCall(name) || createsSuperuser ? readSession()?.token : undefined;
  const token = input.token ?? ownToken;
  const headers = new Headers({ Accept: "application/json", "Accept-Language": language() });
  if (token !== undefined) headers.set("Authorization", `Token ${token}`);
  if (input.body !== undefined) headers.set("Content-Type", "application/json");

  const response = await sendWithProof(urlOf(template, input.params, input.query), {
    method,
    headers,
    body: input.form ?? (input.body === undefined ? null : JSON.stringify(input.body)),
    signal: input.signal ?? null,
    ...(input.keepalive && { keepalive: true }),
  });
  // The checkout call answers 303 with the URL in the body and no Location header.
  if (response.ok || response.status === 303) return response;
  const body = await parse(response);
  if (response.status === 401 && token !== undefined) endSession(token);
  throw toError(response.status, body);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function urlOf(template: string, params: unknown, query: unknown): string {
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(isRecord(params) ? params[key] : "")),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(isRecord(query) ? query : {})) {
    if (value !== undefined) search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Sends a call; if the server demands a proof of work, computes it and sends the call again. */
async function sendWithProof(url: string, init: RequestInit & { headers: Headers }): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const response = await send(url, init);
    if (response.status !== 429 || attempt === 3) return response;
    const body = await parse(response.clone());
    const challenge = isRecord(body) ? body["challenge"] : undefined;
    if (!isRecord(challenge)) return response;
    try {
      await whileChecking(async () => {
        const { prove } = await import("#shared/api/proof-of-work/proof.ts");
        init.headers.set(proofHeader, await prove(challenge as Challenge));
      });
    } catch {
      // The browser cannot compute it; the message of the 429 says how long to wait.
      return response;
    }
  }
}

export const unreachable = (): ApiError => new ApiError(0, "network", messages.unreachable, null);

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await overTransport(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw unreachable();
  }
}

async function parse(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function toError(status: number, body: unknown): ApiError {
  if (isRecord(body) && typeof body["message"] === "string") {
    const { message, code, errors, url, plays } = body;
    return new ApiError(status, typeof code === "string" ? code : "", message, fieldErrors(errors), {
      url: typeof url === "string" ? url : null,
      plays: Array.isArray(plays) ? (plays as RunningPlay[]) : [],
    });
  }
  // Register and the password reset answer 400 with a bare map of field to messages.
  const errors = fieldErrors(body);
  const first = errors === null ? undefined : Object.values(errors)[0]?.[0];
  return new ApiError(status, "", first ?? messages.failed, errors);
}

function fieldErrors(value: unknown): FieldErrors | null {
  if (!isRecord(value)) return null;
  const fields: FieldErrors = {};
  for (const [field, messages] of Object.entries(value)) {
    if (Array.isArray(messages)) fields[field] = messages.filter((message) => typeof message === "string");
  }
  return fields;
}

/** The server has ended this session; does nothing if the document has signed out meanwhile. */
function endSession(token: string): void {
  if (readSession()?.token !== token) return;
  clearSession();
  followSession();
}
