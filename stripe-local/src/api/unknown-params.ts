import { ApiError } from "./errors.ts";
import { knownParams } from "./known-params.ts";
import { isParams, type Params } from "./params.ts";

type Rows = Readonly<Record<string, string>>;

function check(rows: Rows, params: Params, path: string, shown: string): void {
  const names = new Set(rows[path || "all"]?.split(" "));
  for (const [name, value] of Object.entries(params)) {
    const param = shown === "" ? name : `${shown}[${name}]`;
    if (!names.has(name)) {
      const message = `Received unknown parameter: ${param}`;
      throw new ApiError(400, "invalid_request_error", message, { code: "parameter_unknown", param });
    }
    const inner = path === "" ? name : `${path}.${name}`;
    if (rows[inner] === undefined) continue;
    if (Array.isArray(value))
      for (const [index, each] of value.entries()) if (isParams(each)) check(rows, each, inner, `${param}[${index}]`);
    if (isParams(value)) check(rows, value, inner, param);
  }
}

/** Refuses what the pinned version does not take. @param call such as `POST /v1/customers` */
export const refuseUnknown = (call: string, params: Params): void =>
  check(knownParams[call] ?? { all: "expand" }, params, "", "");
