import type { VideoOrdering, VideoQuery } from "@mindreel/contract/catalogue/videos";
import { lengths } from "@mindreel/contract/plain/durations";
import { refusals } from "@mindreel/messages/catalogue/catalogue";
import type { ListKind } from "#db/schema/library/engagement.ts";
import { invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { isOn } from "#http/input/flags.ts";
import { hasWords } from "./search.ts";

/** Inclusive range of lengths, in seconds. */
export interface LengthFilter {
  readonly min: number;
  readonly max: number;
}

export interface VideoFilter {
  readonly list?: ListKind;
  readonly category?: string;
  readonly search?: string;
  readonly length?: LengthFilter;
  readonly ordering: VideoOrdering | "-watched";
}

const { medium, long } = lengths;

/** Longer than any video can be: a year has 31,622,400 seconds. */
const longest = long.max;

function lengthFilter({ min_duration, max_duration }: VideoQuery): LengthFilter | undefined {
  if (min_duration === undefined && max_duration === undefined) return undefined;
  return { min: Math.max(1, Number(min_duration ?? 0)), max: Number(max_duration ?? longest) };
}

/** The lower bounds of the length classes in the index, which are those that the catalogue offers. */
export const lengthStarts = [medium.min, long.min] as const;
const offered = Object.values(lengths);

/** The length class that contains a filter, and whether the filter covers all of it; null if it spans several. */
export function lengthClass({ min, max }: LengthFilter): { readonly index: number; readonly whole: boolean } | null {
  const index = offered.findIndex((each) => min >= each.min && max <= each.max);
  const within = offered[index];
  return within === undefined ? null : { index, whole: min === within.min && max === within.max };
}

/** Whether a query is for the caller's saved or recently watched videos. @throws AppError 400 */
export const isOwnList = (query: VideoQuery): boolean => isOn(query, "saved") || isOn(query, "recent");

/**
 * The filter for a query. Recently watched videos are ordered by watch time unless the query specifies an ordering.
 * @throws AppError 400
 */
export function videoFilter(query: VideoQuery): VideoFilter {
  const saved = isOn(query, "saved");
  const recent = isOn(query, "recent");
  const category = query.category === "" ? undefined : query.category;
  if (Number(saved) + Number(recent) + Number(category !== undefined) > 1) {
    throw invalidInput({ non_field_errors: [sentence(refusals, "oneList")] });
  }
  const search = query.search !== undefined && hasWords(query.search) ? query.search : undefined;
  const length = lengthFilter(query);
  return {
    ...(length !== undefined && { length }),
    ...(saved && { list: "saved" }),
    ...(recent && { list: "recent" }),
    ...(category !== undefined && { category }),
    ...(search !== undefined && { search }),
    ordering: query.ordering ?? (recent ? "-watched" : "-created"),
  };
}
