import type { SourceKind } from "@mindreel/contract/catalogue/videos";

/** Why a video cannot be played here, as its host says. */
export type Refusal = "gone" | "private" | "not_embeddable" | "not_video";

interface Found {
  readonly state: "found";
  readonly title: string | null;
  readonly description: string | null;
  readonly seconds: number | null;
  /** The URL of its picture. */
  readonly picture: string | null;
  /** Other origins that a redirect or a playlist leads to, and playing therefore needs. */
  readonly origins?: readonly string[];
}

/** What the host of a video says about it. */
export type Probe = Found | { readonly state: Refusal };

/** A raw response. */
export interface HostResponse {
  readonly status: number;
  /** The host's clock, if it sends a date. */
  readonly date: Date | null;
  /** The beginning of the body. */
  readonly text: string;
  /** The addresses in an HLS playlist, in its order. */
  readonly leadsTo: readonly string[];
}

/** A raw file, up to a maximum number of bytes. */
export interface HostFile {
  readonly status: number;
  readonly content: Buffer;
  /** The URL after redirects. */
  readonly url: string;
}

/** A video to measure. */
export interface Measured {
  readonly url: string;
  /** Its id at its provider. */
  readonly oid: string;
}

/** The host asks for fewer requests. */
export class RateLimited extends Error {}

/** The hosts of the videos: the providers that embed them, and whatever serves a plain file. */
export interface VideoSources {
  /** @throws if the host cannot be reached or its response makes no sense, so that nothing is known */
  readonly probe: (kind: SourceKind, url: string) => Promise<Probe>;
  /** How many videos of a kind one call measures; 0 if their lengths cannot be requested. */
  readonly measuredAtOnce: (kind: SourceKind) => number;
  /**
   * Measures videos of one kind, in whole seconds; null if their host does not give the length.
   * @throws as `probe`
   */
  readonly measure: (kind: SourceKind, videos: readonly Measured[]) => Promise<readonly (number | null)[]>;
  /**
   * Requests an address as it is.
   * @throws as `probe`
   */
  readonly peek: (url: string) => Promise<HostResponse>;
  /**
   * Fetches a small file, such as a playlist or captions.
   * @param most the maximum number of bytes to read
   * @throws as `probe`
   */
  readonly fetchFile: (url: string, most: number) => Promise<HostFile>;
  /**
   * Fetches a picture that `probe` named.
   * @returns null if the provider does not have it
   * @throws as `probe`
   */
  readonly fetchPicture: (kind: SourceKind, url: string) => Promise<Buffer | null>;
}
