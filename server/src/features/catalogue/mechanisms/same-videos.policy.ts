import { hasProvider, type Source } from "./sources.policy.ts";

/** Videos that share an identifier (address, or id at a provider) are the same. A file's name proves nothing. */
export const identifiersOf = (source: Source, oids: readonly string[]): string[] =>
  hasProvider(source) ? [source.url, ...oids.map((oid) => `${source.kind}:${oid}`)] : [source.url];
