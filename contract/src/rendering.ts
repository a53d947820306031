import type { Boot } from "./api.ts";
import type { Language } from "./plain/languages.ts";
import type { LandingValues } from "./site/site.ts";
import type { OwnSentence } from "./site/values.ts";

/** What the server and the pages that it renders agree on. */

/** What the owner says otherwise: by language, by area, and by the message's key in it. */
export type AreaWords = Readonly<Record<string, OwnSentence>>;
export type PageWords = Readonly<Record<string, AreaWords>>;
export type SiteWords = { readonly [L in Language]?: PageWords };

/** The site as one version of the owner's settings shows it. */
export interface Site {
  /** Names it: two sites with the same key look the same. */
  readonly key: string;
  readonly boot: Boot;
  readonly landing: LandingValues;
  readonly words: SiteWords;
  /** The rules that give the pages the owner's colour; empty for the built-in one. */
  readonly style: string;
}

/** A page that somebody has asked for. */
export interface PageRequest {
  /** Path and query. */
  readonly url: string;
  /** The member whose session the request carries; null: a visitor. */
  readonly member: number | null;
  readonly language: Language;
  /** Answers a GET of the API on behalf of the person who asks for the page. */
  readonly answer: (url: string) => Promise<Response>;
}

export interface Renderer {
  /** The document. */
  readonly render: (request: PageRequest) => Promise<string>;
  /** The beginning of a member's document: the page as it is before it has any data, the same for everyone. */
  readonly frame: (url: string, language: Language) => Promise<string>;
  /** The end of a document that has begun with the frame: the page, in its place. */
  readonly rest: (request: PageRequest) => Promise<string>;
}

/** Where the build put a module, by its path among the sources: Vite's manifest. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }>
>;

/** What the built pages export for the server. */
export interface Pages {
  /** The areas of messages that pages show words of; the others are the server's own. */
  readonly areas: readonly string[];
  readonly createRenderer: (given: {
    readonly boot: Boot;
    readonly words: SiteWords;
    /** The document, with a comment where the page, and what its head needs, are to stand. */
    readonly template: (language: Language) => string;
    readonly manifest: Manifest;
    /** The path of a script that holds messages, in a language; the same path for one that holds none. */
    readonly script: (file: string, language: Language) => string;
    /** The text of a style sheet, by its path. */
    readonly style: (file: string) => string;
    /** Told of a page that could not be rendered; the browser then renders it. */
    readonly failed: (error: unknown) => void;
  }) => Renderer;
}

/** What the built words export for the server, which loads them when the owner changes some. */
export interface BuiltInWords {
  /** All sentences, of the screens and the server, in English, by their areas. */
  readonly builtIn: Readonly<Record<string, object>>;
}
