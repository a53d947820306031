import { type Static, Type } from "typebox";

/** What the row of a Stripe account says openly. */
export const StoredParts = Type.Object({ endpointId: Type.String(), portalId: Type.String() });
export type StoredParts = Static<typeof StoredParts>;

/** What it has encrypted, as JSON. */
export const StoredSecrets = Type.Object({ secretKey: Type.String(), webhookSecret: Type.String() });
export type StoredSecrets = Static<typeof StoredSecrets>;
