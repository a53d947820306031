import type { FoundPage, FoundPassage, FoundVideo } from "@mindreel/contract/catalogue/search";
import type { Named } from "#features/catalogue/search/words/names.repository.ts";
import type { Stretch } from "./marks.policy.ts";
import type { MatchingVideo } from "./search.service.ts";

/** Maximum length of a passage's text in UTF-16 units, as some captions put a whole chapter into one cue. */
const longest = 280;
const before = 80;

/** The range to cut an overlong text to, so that it includes the first mark. */
function cut(text: string, first: number): { from: number; to: number } {
  if (text.length <= longest) return { from: 0, to: text.length };
  const space = first <= before ? -1 : text.indexOf(" ", first - before);
  const from = first <= before ? 0 : space === -1 || space >= first ? first : space + 1;
  const end = text.lastIndexOf(" ", from + longest);
  return { from, to: text.length - from <= longest ? text.length : end > first ? end : from + longest };
}

function toFoundPassage({ start, end, text, marks }: Stretch): FoundPassage {
  const { from, to } = cut(text, marks[0]?.from ?? 0);
  const lead = from > 0 ? "…" : "";
  const shift = lead.length - from;
  return {
    ...{ start: start / 1000, end: end / 1000 },
    text: `${lead}${text.slice(from, to)}${to < text.length ? "…" : ""}`,
    marks: marks
      .filter((mark) => mark.from >= from && mark.to <= to)
      .map((mark) => [mark.from + shift, mark.to + shift]),
  };
}

export const toFoundNames = (named: readonly Named[]): Pick<FoundPage, "series" | "categories"> => {
  const of = (wanted: Named["kind"]) => named.flatMap(({ kind, id, name }) => (kind === wanted ? [{ id, name }] : []));
  return { series: of("series"), categories: of("category") };
};

export const toFoundVideo = ({ video, passages }: MatchingVideo): FoundVideo => ({
  video,
  passages: passages.map(toFoundPassage),
});
