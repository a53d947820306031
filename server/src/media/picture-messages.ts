export type Format = "webp" | "avif";

/** A picture to be cropped, and kept in several widths. */
export interface Cropped {
  readonly content: Uint8Array;
  readonly format: Format;
  /** In pixels. */
  readonly widths: readonly number[];
  readonly ratio: number;
}

/** What a site is known by, or a picture of its news: kept whole, with what is transparent in it. */
export interface Mark {
  readonly content: Uint8Array;
  readonly mark: "logo" | "icon" | "news";
}

/** What the server sends to the encoding process. */
export type Picture = Cropped | Mark;

/** Why a picture cannot be used, by the catalogue of messages. */
export interface Refused {
  readonly refused: "unknown" | "tooLarge" | "tooLargeForKind" | "damaged";
  /** The most for this kind of file, where that is why. */
  readonly megapixels?: number;
}

/** What the encoding process answers: files by their names, or why there are none. */
export type Encoded = { readonly files: ReadonlyMap<string, Uint8Array> } | Refused;

export const isPicture = (message: unknown): message is Picture =>
  typeof message === "object" && message !== null && "content" in message && message.content instanceof Uint8Array;

export const isEncoded = (message: unknown): message is Encoded =>
  typeof message === "object" && message !== null && ("files" in message || "refused" in message);

/** The encoding process's first message. */
export const ready = "ready";

export const isReady = (message: unknown): message is typeof ready => message === ready;
