import qs from "qs";
import type { Metadata } from "#world/objects.ts";
import { invalid } from "./errors.ts";

/** Form fields in the notation of Stripe's clients: `a[b][0]=c`. */
export type Params = Readonly<Record<string, unknown>>;

/** The result of a call; the API paginates lists. */
export type Result = { readonly record: object } | { readonly list: readonly { readonly id: string }[] };
export type Call = (params: Params, id: string) => Result;

export const parseParams = (text: string): Params => qs.parse(text, { depth: 8, parameterLimit: 500, arrayLimit: 500 });

export const isParams = (value: unknown): value is Params =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function text(params: Params, name: string): string | undefined {
  const value = params[name];
  if (value === undefined || value === "") return undefined;
  if (typeof value !== "string") throw invalid(`Invalid string: ${name}`, name);
  return value;
}

export function required(params: Params, name: string): string {
  const value = text(params, name);
  if (value === undefined) throw invalid(`Missing required param: ${name}.`, name);
  return value;
}

export function integer(params: Params, name: string): number | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  if (!/^-?\d+$/.test(value)) throw invalid(`Invalid integer: ${value}`, name);
  return Number(value);
}

export function flag(params: Params, name: string): boolean | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  if (value !== "true" && value !== "false") throw invalid(`Invalid boolean: ${value}`, name);
  return value === "true";
}

export function nested(params: Params, name: string): Params {
  const value = params[name];
  if (value === undefined) return {};
  if (!isParams(value)) throw invalid(`Invalid object: ${name}`, name);
  return value;
}

export function metadata(params: Params): Metadata {
  return Object.fromEntries(Object.entries(nested(params, "metadata")).map(([key, value]) => [key, String(value)]));
}

/** Paths of the references to expand, such as `data.latest_invoice`. */
export const expansions = (params: Params): string[] =>
  Object.values(isParams(params["expand"]) || Array.isArray(params["expand"]) ? params["expand"] : {}).map(String);

/** One of the values that a parameter may have, the first by default. */
export function choice<const Value extends string>(
  params: Params,
  name: string,
  values: readonly [Value, ...Value[]],
): Value {
  const given = text(params, name) ?? values[0];
  const found = values.find((value) => value === given);
  if (found === undefined) throw invalid(`Invalid ${name}: must be one of ${values.join(", ")}`, name);
  return found;
}
