import { NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { limits } from "@mindreel/contract/limits";
import type { VideoState } from "@mindreel/contract/videos";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useCategories } from "#features/catalogue/api/categories.ts";
import type { ShelfWanted } from "#features/catalogue/api/shelf.ts";

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
  const [text, setText] = useState(wanted.search ?? "");
  const search = useDebouncedCallback((value: string) => onChange("search", value.trim()), 300);
  return (
    <>
      <TextInput
        type="search"
        aria-label="Search in all videos"
        placeholder="Title or description"
        autoComplete="off"
        maxLength={limits.search}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          search(value);
        }}
      />
      <NativeSelect
        aria-label="Category"
        size="md"
        value={wanted.category ?? ""}
        onChange={({ currentTarget: { value } }) => onChange("category", value)}
        data={[{ value: "", label: "All categories" }, ...categories.map(({ name }) => name)]}
      />
      <NativeSelect
        aria-label="Kind of video"
        size="md"
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
