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
});
