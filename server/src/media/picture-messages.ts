export type Format = "webp" | "avif";

/** A picture to be cropped and stored in several widths. */
export interface Cropped {
  readonly content: Uint8Array;
  readonly format: Format;
  /** In pixels. */
  readonly widths: readonly number[];
  readonly ratio: number;
}

/** A picture of the site or in the news, which is named by its content. Logos, icons and news are stored uncropped. */
export interface Mark {
  readonly content: Uint8Array;
  readonly mark: "logo" | "icon" | "hero" | "sign_in" | "news";
}

/** A message from the server to the encoding process. */
export type Picture = Cropped | Mark;

/** Why a picture cannot be used, as a key of the message catalogue. */
export interface Refused {
  readonly refused: "unknown" | "tooLarge" | "tooLargeForKind" | "tooThin" | "damaged";
  /** The maximum for this kind of file, if that was exceeded. */
  readonly megapixels?: number;
}

/** The encoding process's response: files by name, or why there are none. */
export type Encoded = { readonly files: ReadonlyMap<string, Uint8Array> } | Refused;

export const isPicture = (message: unknown): message is Picture =>
  typeof message === "object" && message !== null && "content" in message && message.content instanceof Uint8Array;

export const isEncoded = (message: unknown): message is Encoded =>
  typeof message === "object" && message !== null && ("files" in message || "refused" in message);

/** The encoding process's first message. */
export const ready = "ready";

export const isReady = (message: unknown): message is typeof ready => message === ready;
