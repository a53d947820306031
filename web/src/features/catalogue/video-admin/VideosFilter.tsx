import { NativeSelect } from "@mantine/core";
import type { VideoState } from "@mindreel/contract/catalogue/video-admin";
import { useCategories } from "#features/catalogue/categories/categories.ts";
import { SearchInput } from "#shared/ui/table/SearchInput.tsx";
import type { ShelfWanted } from "./videoAdmin.ts";

const labels: Record<VideoState, string> = {
  unreleased: "To be released",
  uncategorised: "Without category",
  deleted: "Deleted",
};

export const isVideoState = (value: string | null): value is VideoState =>
  value !== null && Object.hasOwn(labels, value);

interface Props {
  readonly wanted: ShelfWanted;
  readonly onChange: (name: "search" | "category" | "state", value: string) => void;
}

/** Which videos are listed: with which words, of which category, of which kind. */
export function VideosFilter({ wanted, onChange }: Props) {
  const { data: categories = [] } = useCategories();
  return (
    <>
      <SearchInput
        label="Search in all videos"
        placeholder="Title or description"
        searched={wanted.search ?? ""}
        onSearch={(words) => onChange("search", words)}
      />
      <NativeSelect
        aria-label="Category"
        value={wanted.category ?? ""}
        onChange={({ currentTarget: { value } }) => onChange("category", value)}
        data={[{ value: "", label: "All categories" }, ...categories.map(({ name }) => name)]}
      />
      <NativeSelect
        aria-label="Kind of video"
        value={wanted.state ?? ""}
        onChange={({ currentTarget: { value } }) => onChange("state", value)}
        data={[
          { value: "", label: "All videos" },
          ...Object.entries(labels).map(([value, label]) => ({ value, label })),
        ]}
      />
    </>
  );
}
