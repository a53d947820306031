import type { SourceKind } from "@mindreel/contract/catalogue/videos";

export interface SourceOrigin {
  readonly kind: SourceKind;
  readonly origin: string;
}

/** Where pages may load videos from, as sources of a content security policy. */
export interface PlayableOrigins {
  /** For requests by scripts: playlists and their segments. */
  readonly connect: readonly string[];
  /** For what a media element loads by itself. */
  readonly media: readonly string[];
}

/** Hosts that redirect each viewer to a different subdomain, so the one this server gets is not representative. */
const families = ["mux.com", "archive.org", "dropboxusercontent.com"];

/** Maximum characters per directive, to keep the header below the 4 KB that reverse proxies accept by default. */
const longest = 1500;

/** A host name or IPv4 address, optionally with a port. Characters such as `*` or `;` have a meaning in a policy. */
const plain = /^https?:\/\/[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?(?::\d{1,5})?$/;

function asSource(origin: string): string {
  const { protocol, hostname, port } = new URL(origin);
  const family = port === "" && families.find((name) => hostname === name || hostname.endsWith(`.${name}`));
  return family ? `${protocol}//*.${family}` : origin;
}

function directive(origins: readonly SourceOrigin[], kinds: readonly SourceKind[]): string[] {
  const wanted = origins.filter(
    ({ kind, origin }) => kinds.includes(kind) && plain.test(origin) && URL.canParse(origin),
  );
  const sources: string[] = [];
  let length = 0;
  for (const source of new Set(wanted.map(({ origin }) => asSource(origin)))) {
    length += source.length + 1;
    if (length > longest) break;
    sources.push(source);
  }
  return sources;
}

/** @param origins most used first; the least used are dropped if there are too many */
export const playableOrigins = (origins: readonly SourceOrigin[]): PlayableOrigins => ({
  // The player requests video lengths from Vimeo. Safari plays HLS natively.
  connect: directive(origins, ["hls", "dash", "vimeo"]),
  media: directive(origins, ["file", "hls"]),
});
