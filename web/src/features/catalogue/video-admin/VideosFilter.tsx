import { NativeSelect } from "@mantine/core";
import type { VideoState } from "@mindreel/contract/catalogue/video-admin";
import { useCategories } from "#features/catalogue/categories/categories.ts";
import { SearchInput } from "#shared/ui/table/SearchInput.tsx";
import type { AdminVideosFilter } from "./adminVideos.ts";
import { useSeriesChoices } from "./seriesChoices.ts";

const labels: Record<VideoState, string> = {
  unreleased: "To be released",
  uncategorised: "Without category",
  showcased: "On the landing page",
  deleted: "Deleted",
};

export const isVideoState = (value: string | null): value is VideoState =>
  value !== null && Object.hasOwn(labels, value);

interface Props {
  readonly filter: AdminVideosFilter;
  readonly onChange: (name: "search" | "category" | "series" | "state", value: string) => void;
}

/** Narrows the list of videos by words, category, series and state. */
export function VideosFilter({ filter, onChange }: Props) {
  const { data: categories = [] } = useCategories();
  const { data: series = [] } = useSeriesChoices();
  return (
    <>
      <SearchInput
        label="Search in all videos"
        placeholder="Title or description"
        searched={filter.search ?? ""}
        onSearch={(words) => onChange("search", words)}
      />
      <NativeSelect
        aria-label="Category"
        value={filter.category ?? ""}
        onChange={({ currentTarget: { value } }) => onChange("category", value)}
        data={[{ value: "", label: "All categories" }, ...categories.map(({ name }) => name)]}
      />
      {series.length > 0 && (
        <NativeSelect
          aria-label="Series"
          value={filter.series ?? ""}
          onChange={({ currentTarget: { value } }) => onChange("series", value)}
          data={[{ value: "", label: "All series" }, ...series.map(({ title }) => title)]}
        />
      )}
      <NativeSelect
        aria-label="Kind of video"
        value={filter.state ?? ""}
        onChange={({ currentTarget: { value } }) => onChange("state", value)}
        data={[
          { value: "", label: "All videos" },
          ...Object.entries(labels).map(([value, label]) => ({ value, label })),
        ]}
      />
    </>
  );
}
