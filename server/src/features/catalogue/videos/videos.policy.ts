import type { VideoOrdering, VideoQuery } from "@mindreel/contract/catalogue/videos";
import type { ListKind } from "#db/schema/engagement.ts";
import { invalidInput } from "#domain/errors.ts";
import { isOn } from "#http/input/flags.ts";
import { hasWords } from "./search.ts";

export interface VideoFilter {
  readonly list?: ListKind;
  readonly category?: string;
  readonly search?: string;
  readonly ordering: VideoOrdering | "-watched";
}

/**
 * What a query asks for. Recently watched videos are ordered by when they were watched, unless the query says otherwise.
 * @throws AppError 400
 */
export function videoFilter(query: VideoQuery): VideoFilter {
  const saved = isOn(query, "saved");
  const recent = isOn(query, "recent");
  const category = query.category === "" ? undefined : query.category;
  if (Number(saved) + Number(recent) + Number(category !== undefined) > 1) {
    throw invalidInput({ non_field_errors: ["Use only one of saved, recent and category."] });
  }
  const search = query.search !== undefined && hasWords(query.search) ? query.search : undefined;
  return {
    ...(saved && { list: "saved" }),
    ...(recent && { list: "recent" }),
    ...(category !== undefined && { category }),
    ...(search !== undefined && { search }),
    ordering: query.ordering ?? (recent ? "-watched" : "-created"),
  };
}
