import { type Static, Type } from "typebox";
import { signingProviders } from "../plain/kinds/signing-providers.ts";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { FilledText, Id, IdParams, Nullable, Timestamp } from "../wire/primitives.ts";

const Provider = Type.Enum([...signingProviders]);

/** A host whose videos play from signed addresses. The secret itself is never returned. */
export const ProtectedSource = Type.Object({
  id: Id,
  host: Type.String({ description: "With its port, unless it is the default one" }),
  provider: Provider,
  key_id: Nullable(Type.String({ description: "The id of the key at the provider" })),
  region: Nullable(Type.String()),
  secret_hint: Type.String({
    description: "The last four characters of the secret; of a private key, of its public key's SHA-256",
  }),
  set_at: Timestamp,
});
export type ProtectedSource = Static<typeof ProtectedSource>;

/** `providerFields` defines which of these a provider has. */
export const ProtectedSourceBody = Type.Object(
  {
    host: FilledText(limits.url),
    provider: Provider,
    key_id: Type.Optional(FilledText(limits.signingKeyId)),
    region: Type.Optional(FilledText(limits.signingRegion)),
    secret: Type.Optional(FilledText(limits.signingSecret)),
  },
  { additionalProperties: false },
);
export type ProtectedSourceBody = Static<typeof ProtectedSourceBody>;

/**
 * The outcome of signing an address and requesting it.
 * - `works`: the signed address answers, the plain one is refused
 * - `open`: the plain address answers as well; `parts_open`: the segments' plain addresses do
 * - `refused`: the provider rejects the signature; `parts_refused`: it accepts it for the playlist only
 */
export const sourceTestOutcomes = [
  ...(["works", "open", "parts_open", "refused", "parts_refused", "clock_off", "not_found", "not_video"] as const),
  ...(["no_such_host", "unreachable", "private_network", "no_video", "not_signable", "unreadable_secret"] as const),
] as const;
export type SourceTestOutcome = (typeof sourceTestOutcomes)[number];

export const SourceTest = Type.Object({
  outcome: Type.Enum([...sourceTestOutcomes]),
  message: Type.String({ description: "Sentences for people" }),
  url: Nullable(Type.String({ description: "The plain address that was tested" })),
});
export type SourceTest = Static<typeof SourceTest>;

export const SourceTestBody = Type.Object(
  { url: Type.Optional(FilledText(limits.url)) },
  { additionalProperties: false },
);

export const protectedSourcesWire = wire({
  "GET /api/playback/v1/sources/": {
    access: "superuser",
    summary: "The protected hosts, by name.",
    response: { status: 200, body: Type.Array(ProtectedSource) },
  },
  "PUT /api/playback/v1/sources/": {
    access: "superuser",
    summary: "Set how addresses of a host are signed. Without `secret`, the stored one stays.",
    body: ProtectedSourceBody,
    audit: "source.protect",
    response: { status: 200, body: ProtectedSource },
  },
  "DELETE /api/playback/v1/sources/{id}/": {
    access: "superuser",
    summary: "Stop signing addresses of a host, and delete its key.",
    params: IdParams,
    audit: "source.unprotect",
    response: { status: 204, body: null },
    errors: ["not_found"],
  },
  "POST /api/playback/v1/sources/{id}/test/": {
    access: "superuser",
    summary:
      "Test signing: signs an address of a host, by default its newest video's, and requests it. Takes up to a minute.",
    params: IdParams,
    body: SourceTestBody,
    audit: "source.test",
    response: { status: 200, body: SourceTest },
    errors: ["not_found"],
  },
});
