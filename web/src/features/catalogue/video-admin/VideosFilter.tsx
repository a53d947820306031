import type { VideoState } from "@mindreel/contract/catalogue/video-admin";
import { messages } from "@mindreel/messages/catalogue/video-admin";
import { useCategories } from "#features/catalogue/categories/categories.ts";
import { useSeriesChoices } from "#features/catalogue/video-admin/bulk/seriesChoices.ts";
import { Select } from "#shared/ui/plain/Select.tsx";
import { SearchInput } from "#shared/ui/table/SearchInput.tsx";
import type { AdminVideosFilter } from "./adminVideos.ts";

const states = ["unreleased", "uncategorised", "showcased", "deleted"] as const satisfies readonly VideoState[];

export const isVideoState = (value: string | null): value is VideoState => states.some((state) => state === value);

interface Props {
  readonly filter: AdminVideosFilter;
  readonly onChange: (name: "search" | "category" | "series" | "state", value: string) => void;
}

/** Filters the list of videos by words, category, series and state. */
export function VideosFilter({ filter, onChange }: Props) {
  const { data: categories = [] } = useCategories();
  const { data: series } = useSeriesChoices();
  return (
    <>
      <SearchInput
        label={messages.search}
        placeholder={messages.searchHint}
        searched={filter.search ?? ""}
        onSearch={(words) => onChange("search", words)}
      />
      <Select
        aria-label={messages.category}
        value={filter.category ?? ""}
        onChange={({ currentTarget: { value } }) => onChange("category", value)}
        options={[{ value: "", label: messages.allCategories }, ...categories.map(({ name }) => name)]}
      />
      {/* Also until they are known: a field that comes later would move the page. */}
      {series?.length !== 0 && (
        <Select
          aria-label={messages.series}
          value={filter.series ?? ""}
          onChange={({ currentTarget: { value } }) => onChange("series", value)}
          options={[{ value: "", label: messages.allSeries }, ...(series ?? []).map(({ title }) => title)]}
        />
      )}
      <Select
        aria-label={messages.kind}
        value={filter.state ?? ""}
        onChange={({ currentTarget: { value } }) => onChange("state", value)}
        options={[
          { value: "", label: messages.allVideos },
          ...states.map((value) => ({ value, label: messages.states[value] })),
        ]}
      />
    </>
  );
}
