import type { Boot } from "./api.ts";

/** What the server and the pages that it renders agree on. */

/** A page that somebody has asked for. */
export interface PageRequest {
  /** Path and query. */
  readonly url: string;
  /** The member whose session the request carries; null: a visitor. */
  readonly member: number | null;
  /** Answers a GET of the API as whoever asks for the page. */
  readonly answer: (url: string) => Promise<Response>;
}

export interface Renderer {
  /** The document. */
  readonly render: (request: PageRequest) => Promise<string>;
  /** The beginning of a member's document: the page as it is before it has any data, the same for everyone. */
  readonly frame: (url: string) => Promise<string>;
  /** The end of a document that has begun with the frame: the page, in its place. */
  readonly rest: (request: PageRequest) => Promise<string>;
}

/** Where the build put a module, by its path among the sources: Vite's manifest. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }>
>;

/** What the built pages export for the server. */
export interface Pages {
  readonly createRenderer: (given: {
    readonly boot: Boot;
    /** The document, with a comment where the page, and what its head needs, are to stand. */
    readonly template: string;
    readonly manifest: Manifest;
    /** The text of a style sheet, by its path. */
    readonly style: (file: string) => string;
    /** Told of a page that could not be rendered; the browser then renders it. */
    readonly failed: (error: unknown) => void;
  }) => Renderer;
}
