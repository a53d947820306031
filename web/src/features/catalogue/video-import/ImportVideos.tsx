import { Box, NativeSelect, Text } from "@mantine/core";
import { useState } from "react";
import { useCategories } from "#features/catalogue/categories/categories.ts";
import { LinesForm } from "#shared/import/LinesForm.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { useCheckLines } from "./importVideos.ts";
import { readLines } from "./readLines.ts";
import { VideosPreview } from "./VideosPreview.tsx";

/** Adds many videos at once, after a preview of what each line will do. */
export function ImportVideos() {
  const { data: categories = [] } = useCategories();
  const [category, setCategory] = useState("");
  const check = useCheckLines();
  return (
    <>
      <Box mb="xl">
        <LinesForm
          label="Videos to import"
          intro={
            <Text c="dimmed">
              A video a line: its address, then title, category, description, Oid, series and place in it where you have
              them, separated by tabs, commas or semicolons. A first line may name the columns. The list on the first
              page will read like yours: the first line becomes the newest. What YouTube and Vimeo know, the still among
              it, is filled in soon after.
            </Text>
          }
          placeholder="https://youtu.be/aqz-KE-bpKQ, Big Buck Bunny, Animated Films"
          read={(text) => readLines(text).map((line) => (category === "" ? line : { category, ...line }))}
          onPreview={(lines) => check.mutate({ lines, createCategories: false, createSeries: false })}
          loading={check.isPending}
        >
          <NativeSelect
            label="Category of lines without one"
            value={category}
            onChange={({ currentTarget }) => setCategory(currentTarget.value)}
            data={[{ value: "", label: "None" }, ...categories.map(({ name }) => name)]}
          />
        </LinesForm>
      </Box>
      {check.isSuccess && (
        <Section title="Preview">
          <VideosPreview key={check.submittedAt} lines={check.variables.lines} checked={check.data} />
        </Section>
      )}
    </>
  );
}
