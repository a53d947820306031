export type Format = "webp" | "avif";

/** What the server sends to the encoding process. */
export interface Picture {
  readonly content: Uint8Array;
  readonly format: Format;
  /** In pixels. */
  readonly widths: readonly number[];
  readonly ratio: number;
}

/** What the encoding process answers: a file for each width, or why there are none. */
export type Encoded = { readonly files: ReadonlyMap<string, Uint8Array> } | { readonly refused: string };

export const isPicture = (message: unknown): message is Picture =>
  typeof message === "object" && message !== null && "content" in message && message.content instanceof Uint8Array;

export const isEncoded = (message: unknown): message is Encoded =>
  typeof message === "object" && message !== null && ("files" in message || "refused" in message);

/** The encoding process's first message. */
export const ready = "ready";

export const isReady = (message: unknown): message is typeof ready => message === ready;
