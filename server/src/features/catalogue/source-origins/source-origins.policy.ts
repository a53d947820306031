import type { SourceKind } from "@mindreel/contract/catalogue/sources";

export interface SourceOrigin {
  readonly kind: SourceKind;
  readonly origin: string;
}

/** What pages may load videos from, as sources of a content security policy. */
export interface PlayableOrigins {
  /** For what scripts fetch: playlists and their segments. */
  readonly connect: readonly string[];
  /** For what a media element plays by itself. */
  readonly media: readonly string[];
}

/** Hosts that send each viewer to a different machine, so that where they send this server says little. */
const families = ["mux.com", "archive.org"];

/** Characters of one directive, so that the header stays below the 4 KB that reverse proxies take by default. */
const longest = 1500;

/** A name or an IPv4 address, and a port. Anything else, such as `*` or `;`, would mean something else in a policy. */
const plain = /^https?:\/\/[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?(?::\d{1,5})?$/;

function asSource(origin: string): string {
  const { protocol, hostname, port } = new URL(origin);
  const family = port === "" && families.find((name) => hostname === name || hostname.endsWith(`.${name}`));
  return family ? `${protocol}//*.${family}` : origin;
}

function directive(origins: readonly SourceOrigin[], kinds: readonly SourceKind[]): string[] {
  const wanted = origins.filter(({ kind, origin }) => kinds.includes(kind) && plain.test(origin));
  const sources: string[] = [];
  let length = 0;
  for (const source of new Set(wanted.map(({ origin }) => asSource(origin)))) {
    length += source.length + 1;
    if (length > longest) break;
    sources.push(source);
  }
  return sources;
}

/** @param origins the most used first; the last are left out if there are very many */
export const playableOrigins = (origins: readonly SourceOrigin[]): PlayableOrigins => ({
  // The player asks Vimeo how long a video is. Safari plays HLS by itself.
  connect: directive(origins, ["hls", "dash", "vimeo"]),
  media: directive(origins, ["file", "hls"]),
});
