import { validation } from "@mindreel/messages/wire";
import { invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";

/**
 * Whether a flag in the query is `true`. An empty value counts as absent.
 * @throws AppError 400
 */
export function isOn<Name extends string>(query: { readonly [N in Name]?: string }, name: Name): boolean {
  const value = query[name];
  if (value === undefined || value === "" || value === "false") return false;
  if (value === "true") return true;
  throw invalidInput({ [name]: [sentence(validation, "flag")] });
}
