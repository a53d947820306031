import type { Call } from "@mindreel/contract/api";
import { responseFault } from "@mindreel/contract/testing/responses";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { expect } from "vitest";

export interface RequestOptions {
  readonly token?: string | undefined;
  /** Fills `{id}` in the path. */
  readonly id?: number | string;
  /** Fills the other parameters in the path. */
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  /** Sent as multipart/form-data. */
  readonly form?: Record<string, string | Blob>;
  readonly headers?: Record<string, string>;
  readonly from?: string;
}

export interface CallResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers: LightMyRequestResponse["headers"];
}

/** The parts of a raw request other than method and URL. */
async function payloadOf({
  token,
  body,
  form,
  headers,
}: RequestOptions): Promise<Pick<InjectOptions, "headers" | "payload">> {
  const all: Record<string, string> = { ...headers };
  if (token !== undefined) all["authorization"] ??= `Token ${token}`;
  if (form !== undefined) {
    const data = new FormData();
    for (const [name, value] of Object.entries(form)) data.append(name, value);
    const encoded = new Response(data);
    all["content-type"] = encoded.headers.get("content-type") ?? "";
    return { headers: all, payload: Buffer.from(await encoded.arrayBuffer()) };
  }
  if (body === undefined) return { headers: all };
  all["content-type"] ??= "application/json";
  return { headers: all, payload: typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body) };
}

/** The body of a response: JSON, the text of a file, or undefined. */
export function bodyOf({ headers, payload }: LightMyRequestResponse): unknown {
  if (payload === "") return undefined;
  return String(headers["content-type"]).startsWith("application/json") ? JSON.parse(payload) : payload;
}

/** @param tokens collects the tokens that calls are made with */
export function createRequest(app: FastifyInstance, tokens: Set<string>) {
  /** Makes a call, and checks that the contract declares the response. */
  return async (call: Call, options: RequestOptions = {}): Promise<CallResponse> => {
    if (options.token !== undefined) tokens.add(options.token);
    const [method, template = ""] = call.split(" ");
    const params: Record<string, string> = { id: String(options.id ?? "1"), ...options.params };
    const response = await app.inject({
      method: method as "GET",
      url: template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? "")),
      ...(options.query && { query: options.query }),
      ...(options.from && { remoteAddress: options.from }),
      ...(await payloadOf(options)),
    });
    const body = bodyOf(response);
    expect(responseFault(call, response.statusCode, body), call).toBeUndefined();
    return { status: response.statusCode, body, headers: response.headers };
  };
}

export type Request = ReturnType<typeof createRequest>;
