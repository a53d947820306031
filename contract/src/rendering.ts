import type { Boot } from "./api.ts";
import type { FontName } from "./plain/kinds/fonts.ts";
import type { Language } from "./plain/languages.ts";
import type { LandingValues } from "./site/public-site.ts";
import type { OwnWords } from "./site/settings.ts";

/** The interface between the server and the pages that it renders. */

/** The owner's wording: by language and message id. */
export type SiteWords = NonNullable<OwnWords>;

/** The site under one version of the owner's settings. */
export interface Site {
  /** Identifies it: two sites with the same key look the same. */
  readonly key: string;
  readonly boot: Boot;
  readonly landing: LandingValues;
  readonly words: SiteWords;
  /** The CSS rules that give the pages the owner's colour; empty for the built-in one. */
  readonly style: string;
  readonly font: FontName;
}

/** A request for a page. */
export interface PageRequest {
  /** Path and query. */
  readonly url: string;
  /** The member whose session the request carries; null for a visitor. */
  readonly member: number | null;
  readonly language: Language;
  /** Makes a GET request to the API, in this process, on behalf of whoever requests the page. */
  readonly get: (url: string) => Promise<Response>;
}

export interface Renderer {
  /** The whole document. */
  readonly render: (request: PageRequest) => Promise<string>;
  /** The beginning of a member's document: the page before it has any data, the same for everyone. */
  readonly frame: (url: string, language: Language) => Promise<string>;
  /** The rest of a document that began with the frame: the page itself, in its place. */
  readonly rest: (request: PageRequest) => Promise<string>;
}

/** The built file of each module, by its source path: Vite's manifest. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }>
>;

/** The pages' build output, as the server imports it. */
export interface Pages {
  /** How the ids of messages begin that pages do not use, because they are only for the server. */
  readonly serverOnly: readonly string[];
  readonly createRenderer: (given: {
    readonly boot: Boot;
    readonly words: SiteWords;
    /** The document, with placeholder comments for the page and for its additions to the head. */
    readonly template: (language: Language) => string;
    readonly manifest: Manifest;
    /** The path of a message script in a given language; any other script's path is returned unchanged. */
    readonly script: (file: string, language: Language) => string;
    /** The text of a style sheet, by its path. */
    readonly style: (file: string) => string;
    /** Called when a page could not be rendered; the browser then renders it. */
    readonly failed: (error: unknown) => void;
  }) => Renderer;
}

/** The build output with the built-in sentences, which the server loads when the owner changes wording. */
export interface BuiltInWords {
  /** All English sentences of the screens and the server, in groups, by the beginning of their ids. */
  readonly builtIn: Readonly<Record<string, object>>;
}
