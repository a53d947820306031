import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from "@mindreel/contract/wire/api";
import { proofHeader } from "@mindreel/contract/wire/limits";
import { isOpenCall } from "@mindreel/contract/wire/open-calls";
import type { Challenge } from "@mindreel/contract/wire/proof-of-work";
import { clearSession, followSession, readSession } from "#shared/session.ts";
import { whileChecking } from "./checking.ts";

export interface Input<C extends Call> {
  readonly params?: ParamsOf<C>;
  readonly query?: QueryOf<C>;
  readonly body?: BodyOf<C>;
  /** Instead of `body`, for the multipart calls. */
  readonly form?: FormData;
  readonly signal?: AbortSignal;
  /** Goes out even when the page is left. */
  readonly keepalive?: true;
}

export type FieldErrors = Record<string, string[]>;

/** A call that failed; `message` is a sentence for a person. `status` 0: the server was not reached. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string;
  readonly errors: FieldErrors | null;
  /** Where the browser goes next, with the calls that say so. */
  readonly url: string | null;

  constructor(status: number, code: string, message: string, errors: FieldErrors | null, url: string | null = null) {
    super(message);
    this.url = url;
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

export async function call<C extends Call>(name: C, input: Input<C> = {}): Promise<AnswerOf<C>> {
  return (await parse(await request(name, input))) as AnswerOf<C>;
}

/** A call whose answer is read by whoever asks. @throws ApiError */
export async function request<C extends Call>(name: C, input: Input<C> = {}): Promise<Response> {
  const [method = "GET", template = ""] = name.split(" ");
  const createsSuperuser = isRecord(input.body) && input.body["is_superuser"] === true;
  // An open call carries no token, but for `register` while a superuser creates another one.
  const token = !isOpenCall(name) || createsSuperuser ? readSession()?.token : undefined;
  const headers = new Headers({ Accept: "application/json" });
  if (token !== undefined) headers.set("Authorization", `Token ${token}`);
  if (input.body !== undefined) headers.set("Content-Type", "application/json");

  const response = await sendProven(address(template, input.params, input.query), {
    method,
    headers,
    body: input.form ?? (input.body === undefined ? null : JSON.stringify(input.body)),
    signal: input.signal ?? null,
    ...(input.keepalive && { keepalive: true }),
  });
  // The checkout is answered as 303 with the address in the body, for us to go there.
  if (response.ok || response.status === 303) return response;
  const answer = await parse(response);
  if (response.status === 401 && token !== undefined) leave(token);
  throw toError(response.status, answer);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function address(template: string, params: unknown, query: unknown): string {
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(isRecord(params) ? params[key] : "")),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(isRecord(query) ? query : {})) {
    if (value !== undefined) search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Sends a call; where the server asks for a little work first, does it and sends the call again. */
async function sendProven(url: string, init: RequestInit & { headers: Headers }): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const response = await send(url, init);
    if (response.status !== 429 || attempt === 3) return response;
    const answer = await parse(response.clone());
    const challenge = isRecord(answer) ? answer["challenge"] : undefined;
    if (!isRecord(challenge)) return response;
    try {
      await whileChecking(async () => {
        const { prove } = await import("./proof.ts");
        init.headers.set(proofHeader, await prove(challenge as Challenge));
      });
    } catch {
      // Its message says how long to wait instead.
      return response;
    }
  }
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError(0, "network", "We cannot be reached. Check your internet connection and try again.", null);
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

function toError(status: number, answer: unknown): ApiError {
  if (isRecord(answer) && typeof answer["message"] === "string") {
    const { message, code, errors, url } = answer;
    const next = typeof url === "string" ? url : null;
    return new ApiError(status, typeof code === "string" ? code : "", message, fieldErrors(errors), next);
  }
  // The 400 of register and of the password reset is a bare map of field to messages.
  const errors = fieldErrors(answer);
  const first = errors === null ? undefined : Object.values(errors)[0]?.[0];
  return new ApiError(status, "", first ?? "Something went wrong on our side. Please try again in a moment.", errors);
}

function fieldErrors(value: unknown): FieldErrors | null {
  if (!isRecord(value)) return null;
  const fields: FieldErrors = {};
  for (const [field, messages] of Object.entries(value)) {
    if (Array.isArray(messages)) fields[field] = messages.filter((message) => typeof message === "string");
  }
  return fields;
}

/** The token has ended; this document may have left already. */
function leave(token: string): void {
  if (readSession()?.token !== token) return;
  clearSession();
  followSession();
}
