import { type Static, type TObject, Type } from "typebox";
import { type Language, languages } from "../plain/languages.ts";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { IdParams, Text } from "../wire/primitives.ts";

const words = { title: Text(limits.videoTitle), description: Text(limits.videoDescription) };

/** The texts of a video, and of a series, that can be translated. */
export const VideoWords = Type.Object(words);
export type VideoWords = Static<typeof VideoWords>;

export const CategoryWords = Type.Object({
  name: Text(limits.categoryName),
  description: Text(limits.categoryDescription),
});
export type CategoryWords = Static<typeof CategoryWords>;

/** Translated texts by language; untranslated ones are missing. */
export type TranslatedWords<Words> = { readonly [L in Language]?: Partial<Words> };

const byLanguage = <Words extends TObject>(each: Words) =>
  Type.Unsafe<TranslatedWords<Static<Words>>>(
    Type.Object(Object.fromEntries(languages.map((language) => [language, Type.Optional(Type.Partial(each))]))),
  );
const OfVideo = byLanguage(VideoWords);
const OfCategory = byLanguage(CategoryWords);

const language = Type.Enum([...languages]);
/** `before` has the words that were edited. If they have changed since, nothing is saved. */
const Body = Type.Object({ language, ...words, before: Type.Optional(Type.Partial(VideoWords)) });
const CategoryBody = Type.Object({
  language,
  name: CategoryWords.properties.name,
  description: Type.Optional(CategoryWords.properties.description),
  before: Type.Optional(Type.Partial(CategoryWords)),
});

const change = "in one language; what is empty or white space is shown as it was written.";

export const translationsWire = wire({
  "GET /api/admin/v1/videos/{id}/translations/": {
    access: "superuser",
    summary: "The translations of a video's title and description.",
    params: IdParams,
    response: { status: 200, body: OfVideo },
    errors: ["not_found"],
  },
  "PUT /api/admin/v1/videos/{id}/translations/": {
    access: "superuser",
    summary: `Set a video's title and description ${change}`,
    params: IdParams,
    body: Body,
    audit: "video.translate",
    response: { status: 200, body: OfVideo },
    errors: ["not_found", "text_changed"],
  },
  "GET /api/admin/v1/series/{id}/translations/": {
    access: "superuser",
    summary: "The translations of a series' title and description.",
    params: IdParams,
    response: { status: 200, body: OfVideo },
    errors: ["not_found"],
  },
  "PUT /api/admin/v1/series/{id}/translations/": {
    access: "superuser",
    summary: `Set a series' title and description ${change}`,
    params: IdParams,
    body: Body,
    audit: "series.translate",
    response: { status: 200, body: OfVideo },
    errors: ["not_found", "text_changed"],
  },
  "GET /api/admin/v1/categories/{id}/translations/": {
    access: "superuser",
    summary: "The translations of a category's name and description.",
    params: IdParams,
    response: { status: 200, body: OfCategory },
    errors: ["not_found"],
  },
  "PUT /api/admin/v1/categories/{id}/translations/": {
    access: "superuser",
    summary: `Set a category's name and description ${change}`,
    params: IdParams,
    body: CategoryBody,
    audit: "category.translate",
    response: { status: 200, body: OfCategory },
    errors: ["not_found", "text_changed"],
  },
});
