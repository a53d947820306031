import { providerFields, type SigningProvider } from "@mindreel/contract/plain/kinds/signing-providers";
import type { ProtectedSource } from "@mindreel/contract/playback/protected-sources";
import { messages } from "@mindreel/messages/playback/protected-sources";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { format } from "#shared/language/format.ts";

interface Words {
  readonly name: string;
  /** An example of a host. */
  readonly host: string;
  /** The labels of the key's parts; absent if there is no such part. */
  readonly keyId?: string;
  readonly secret: string;
  /** Where the operator finds these values. */
  readonly help: string;
}

/** Each provider's texts, in the page's language. */
export const wordsOf: Readonly<Record<SigningProvider, () => Words>> = {
  mux: () => ({ name: "Mux", host: "stream.mux.com", ...messages.providers.mux }),
  cloudflare_stream: () => ({
    name: "Cloudflare Stream",
    host: "customer-abc123.cloudflarestream.com",
    ...messages.providers.cloudflare_stream,
  }),
  bunny_cdn: () => ({ host: "vz-abc123.b-cdn.net", ...messages.providers.bunny_cdn }),
  bunny_embed: () => ({ host: "iframe.mediadelivery.net", ...messages.providers.bunny_embed }),
  s3: () => ({ host: "my-films.s3.eu-west-1.amazonaws.com", ...messages.providers.s3 }),
  cloudfront: () => ({
    name: "Amazon CloudFront",
    host: "d111111abcdef8.cloudfront.net",
    ...messages.providers.cloudfront,
  }),
};

/** An example of a region. */
export const exampleRegion = "eu-west-1";

/** A hint by which superusers recognise a key, which is never shown. */
export const keyHint = ({ provider, secret_hint }: ProtectedSource): string =>
  format(providerFields[provider].secret === "rsa" ? messages.fingerprint : messages.ending, { hint: secret_hint });

export const protectedSourcesQuery = queryOptions({
  queryKey: queryKeys.protectedSources,
  queryFn: ({ signal }) => call("GET /api/playback/v1/sources/", { signal }),
});

export const refreshProtectedSources = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: queryKeys.protectedSources });
