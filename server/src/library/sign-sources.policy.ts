import type { SourceKind } from "@mindreel/contract/catalogue/videos";
import { hostOf } from "#domain/names/host.ts";

/** The secret box context of a host's secret. */
export const secretBoxContext = (host: string): string => `protected source ${host}`;

/** The host whose key signs a source; null for providers with embedded players, and for paths on this server. */
export function signedHost({ kind, url }: { readonly kind: SourceKind; readonly url: string }): string | null {
  if (kind === "youtube" || kind === "vimeo") return null;
  const address = URL.parse(url);
  return address === null ? null : hostOf(address);
}

const hour = 60 * 60;
/** In seconds. Long enough that a video still plays after a dinner break. */
const shortestLife = 4 * hour;

/**
 * The lifetime of a signed address in seconds.
 * @param duration of the video, in seconds; null if it is not known
 * @param longest the provider's limit
 */
export const lifetimeOf = (duration: number | null, longest: number | null): number =>
  Math.min(Math.max(shortestLife, Math.ceil(2 * (duration ?? 0))), longest ?? Number.POSITIVE_INFINITY);
