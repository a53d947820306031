import type { TSchema } from "typebox";
import { Compile, type Validator } from "typebox/compile";
import { Value } from "typebox/value";
import { api, type Call } from "../src/api.ts";
import { isOpenWhileClosed } from "../src/closed-calls.ts";
import type { Endpoint } from "../src/wire/endpoint.ts";
import { type ErrorCode, errorTable } from "../src/wire/errors.ts";
import { ErrorBody, FieldErrors } from "../src/wire/primitives.ts";

/** The same schema without additional properties, since a response must not contain undeclared fields. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== "object" || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return "properties" in schema ? { ...copy, additionalProperties: false } : copy;
}

/** Compiled schemas, because tests check tens of thousands of responses. */
const validators = new Map<TSchema, Validator>();

function mismatch(schema: TSchema, value: unknown): string | undefined {
  let strict = validators.get(schema);
  if (strict === undefined) {
    strict = Compile(closed(schema) as TSchema);
    validators.set(schema, strict);
  }
  if (strict.Check(value)) return undefined;
  const faults = [...strict.Errors(value)].map((error) => `${error.instancePath} ${error.message}`);
  return `${faults.slice(0, 4).join("; ")} in ${JSON.stringify(value).slice(0, 600)}`;
}

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === "string" && Object.hasOwn(errorTable, code);

/** The error codes that a call's access and schemas imply, plus those it declares. */
function possibleCodes(call: Call): Set<string> {
  const endpoint: Endpoint = api[call];
  const codes = new Set<string>(["rate_limited", "malformed_request", ...(endpoint.errors ?? [])]);
  if (endpoint.access !== "anyone") codes.add("unauthenticated");
  if (!isOpenWhileClosed(call)) codes.add("site_closed");
  if (endpoint.access === "pro" || endpoint.access === "opened") codes.add("pro_required");
  if (endpoint.access === "superuser") codes.add("forbidden").add("two_factor_setup_required");
  if (endpoint.params) codes.add("not_found");
  if (endpoint.body || endpoint.query) codes.add("invalid_input");
  // Fastify parses any body, even one that is not expected.
  codes.add("payload_too_large").add("unsupported_media_type");
  return codes;
}

/** Where the result of `Value.Parse` is destructured at once, the compiler spends seconds comparing TypeBox's types. */
const parsedError = (body: unknown) => Value.Parse(ErrorBody, body);

/** Checks the shape, code and status of an error body. */
export function errorFault(status: number, body: unknown): string | undefined {
  const fault = mismatch(ErrorBody, body);
  if (fault !== undefined) return fault;
  const { code, errors } = parsedError(body);
  if (!isErrorCode(code)) return `unknown code ${code}`;
  if (errorTable[code].status !== status) return `${code} with status ${status}`;
  if (code === "invalid_input" && Object.keys(errors ?? {}).length === 0) return "invalid_input names no field";
  return undefined;
}

/** Checks a response against the contract. */
export function responseFault(call: Call, status: number, body: unknown): string | undefined {
  const endpoint: Endpoint = api[call];
  const { response } = endpoint;
  if (status === response.status || (endpoint.upsert && status === 200)) {
    if (response.body === null) return body === undefined ? undefined : "a body where none is declared";
    return mismatch(response.body, body);
  }
  const declared = endpoint.errors?.some((code) => errorTable[code].status === status);
  if (status < 400 || (status >= 500 && !declared)) return `status ${status}: ${JSON.stringify(body)}`;
  if (status === 400 && endpoint.bareFieldErrors && typeof body === "object" && body !== null && !("code" in body)) {
    return mismatch(FieldErrors, body) ?? (Object.keys(body).length === 0 ? "no field is named" : undefined);
  }
  const fault = errorFault(status, body);
  if (fault !== undefined) return fault;
  const { code } = parsedError(body);
  return possibleCodes(call).has(code) ? undefined : `${code} is not declared`;
}
