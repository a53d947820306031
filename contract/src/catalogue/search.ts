import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { FilledText, Id, Nullable, Paged, PageQuery } from "../wire/primitives.ts";
import { Video } from "./videos.ts";

const Seconds = Type.Number({ minimum: 0, description: "Seconds from the video's beginning" });

/** A passage of a video that contains words of the search. */
export const FoundPassage = Type.Object({
  start: Seconds,
  end: Seconds,
  text: Type.String(),
  marks: Type.Array(Type.Array(Type.Integer({ minimum: 0 }), { minItems: 2, maxItems: 2 }), {
    description: "The start and end of each match in the text, in UTF-16 units",
  }),
});
export type FoundPassage = Static<typeof FoundPassage>;

export const FoundVideo = Type.Object({ video: Video, passages: Type.Array(FoundPassage, { maxItems: 3 }) });
export type FoundVideo = Static<typeof FoundVideo>;

/** A series or a category whose name contains the words of the search. */
const FoundName = Type.Object({ id: Id, name: Type.String() });

export const FoundPage = Type.Object({
  ...Paged(FoundVideo).properties,
  series: Type.Array(FoundName, {
    description: "Series whose title contains all words of the search or, if no video does, some of them",
  }),
  categories: Type.Array(FoundName, { description: "Categories of such a name" }),
  corrected: Nullable(
    Type.String({ description: "The search as it was corrected, if a word was found only in another spelling" }),
  ),
});
export type FoundPage = Static<typeof FoundPage>;

export const suggestionKinds = ["video", "series", "category", "words"] as const;

export const Suggestion = Type.Object({
  kind: Type.Enum([...suggestionKinds]),
  text: Type.String({ description: "A title, a name, or words to search for" }),
  id: Nullable(Type.Integer({ description: "The id of the video, series or category" })),
});
export type Suggestion = Static<typeof Suggestion>;

/** Suggestions in one response. */
export const suggestionsMax = 8;

export const searchWire = wire({
  "GET /api/search/v1/": {
    access: "pro",
    summary:
      "Search titles, descriptions, categories, series and speech: the best matches first, then the newest, 12 a page; at most a few hundred videos.",
    query: Type.Object({ ...PageQuery, q: FilledText(limits.search) }),
    response: { status: 200, body: FoundPage },
    errors: ["invalid_page"],
  },
  "GET /api/search/v1/suggest/": {
    access: "pro",
    summary: "Possible completions of a search being typed: titles, series, categories and words of the library.",
    query: Type.Object({ q: FilledText(limits.search) }),
    response: { status: 200, body: Type.Array(Suggestion, { maxItems: suggestionsMax }) },
  },
});
