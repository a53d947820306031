/** The typefaces that a site can have, all under the SIL Open Font License 1.1. No schemas here: the browser loads this. */
export const fontNames = ["inter", "figtree", "nunito", "source-serif-4", "space-grotesk"] as const;
export type FontName = (typeof fontNames)[number];

/** What they are called, in every language. */
export const fontLabels: Readonly<Record<FontName, string>> = {
  inter: "Inter",
  figtree: "Figtree",
  nunito: "Nunito",
  "source-serif-4": "Source Serif",
  "space-grotesk": "Space Grotesk",
};

/** How a document gets a typeface other than the built-in one, by name: written by the build of the pages. */
export type BuiltFonts = {
  readonly [F in Exclude<FontName, "inter">]: {
    /** The path of the file that is loaded first. */
    readonly file: string;
    readonly css: string;
  };
};
