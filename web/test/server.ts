import { api, type BodyOf, type Call, type ResponseOf } from "@mindreel/contract/api";
import { errorFault, responseFault } from "@mindreel/contract/testing/responses";
import type { Endpoint } from "@mindreel/contract/wire/endpoint";
import { type ErrorCode, errorTable } from "@mindreel/contract/wire/errors";
import { delay, HttpResponse, http } from "msw";
import { setupServer } from "msw/node";

/** The mock server for components. Every response that a test defines is checked against the contract. */
export const server = setupServer();

/** A call that a component made. */
interface Asked<C extends Call> {
  readonly url: URL;
  readonly body: BodyOf<C>;
}

function on<C extends Call>(call: C, respond: (asked: Asked<C>) => Promise<Response> | Response): void {
  const [method = "GET", path = ""] = call.split(" ");
  const verb = method.toLowerCase() as "get" | "post" | "put" | "patch" | "delete";
  // With or without a trailing slash, as on the server.
  const pattern = `*${path.replaceAll(/\{(\w+)\}/g, ":$1").replace(/\/$/, "")}`;
  const resolve = async ({ request }: { request: Request }): Promise<Response> => {
    // Form data with files cannot be read: fetch does not recognise jsdom's files.
    const json = request.headers.get("content-type")?.startsWith("application/json") ?? false;
    return respond({
      url: new URL(request.url),
      body: (json ? await request.clone().json() : undefined) as BodyOf<C>,
    });
  };
  server.use(http[verb](pattern, resolve), http[verb](`${pattern}/`, resolve));
}

function checked(call: Call, status: number, body: unknown): Response {
  // Any call can fail with 500, which no call declares.
  const fault = status === 500 ? errorFault(status, body) : responseFault(call, status, body ?? undefined);
  if (fault !== undefined) throw new Error(`the test responds to ${call} as the server never would: ${fault}`);
  return body === null ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status });
}

/**
 * Makes a call succeed with this response, for the rest of the test.
 * @returns the calls made, as they come in
 */
export function responds<C extends Call>(
  call: C,
  body: ResponseOf<C> | ((asked: Asked<C>) => ResponseOf<C> | Promise<ResponseOf<C>>),
): readonly Asked<C>[] {
  const asked: Asked<C>[] = [];
  on(call, async (each) => {
    asked.push(each);
    return checked(call, api[call].response.status, typeof body === "function" ? await body(each) : body);
  });
  return asked;
}

/**
 * Makes a call fail with an error of the table.
 * @returns the calls made, as they come in
 */
export function fails<C extends Call>(
  call: C,
  code: ErrorCode,
  more: Record<string, unknown> = {},
): readonly Asked<C>[] {
  const { status, message } = errorTable[code];
  const asked: Asked<C>[] = [];
  on(call, (each) => {
    asked.push(each);
    return checked(call, status, { code, message, ...more });
  });
  return asked;
}

/** Makes a call reject the values of some fields. */
export function refuses<C extends Call>(call: C, errors: Readonly<Record<string, readonly string[]>>): void {
  const message = Object.values(errors)[0]?.[0];
  const endpoint: Endpoint = api[call];
  on(call, () => checked(call, 400, endpoint.bareFieldErrors ? errors : { code: "invalid_input", message, errors }));
}

/** Makes a call hang forever. */
export function hangs(call: Call): void {
  on(call, async () => {
    await delay("infinite");
    return HttpResponse.error();
  });
}

/** Makes a call fail as if the server were unreachable. */
export function isOffline(call: Call): void {
  on(call, () => HttpResponse.error());
}
