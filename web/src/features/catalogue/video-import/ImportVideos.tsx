import { Box, Text } from "@mantine/core";
import type { ImportLine } from "@mindreel/contract/catalogue/video-import";
import { messages } from "@mindreel/messages/catalogue/video-import";
import { useState } from "react";
import { useCategories } from "#features/catalogue/categories/categories.ts";
import { LinesForm } from "#shared/import/LinesForm.tsx";
import type { ReadList } from "#shared/import/readList.ts";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { useCheckLines } from "./importVideos.ts";
import { readLines } from "./readLines.ts";
import { VideosPreview } from "./VideosPreview.tsx";

const example = "https://youtu.be/aqz-KE-bpKQ, Big Buck Bunny, Animated Films";

/**
 * Adds many videos at once, after a preview of what each line will do.
 * @param lines to begin with
 */
export function ImportVideos({ lines = "" }: { readonly lines?: string }) {
  const { data: categories = [] } = useCategories();
  const [category, setCategory] = useState("");
  const check = useCheckLines();
  const [list, setList] = useState<ReadList<ImportLine>>();
  /** When the lines that were imported were previewed. */
  const [imported, setImported] = useState<number>();
  return (
    <>
      <Box mb="xl">
        <LinesForm
          label={messages.label}
          first={lines}
          intro={<Text c="dimmed">{messages.intro}</Text>}
          placeholder={example}
          read={(text) => {
            const read = readLines(text);
            return category === "" ? read : { ...read, lines: read.lines.map((line) => ({ category, ...line })) };
          }}
          onPreview={(read) => {
            setList(read);
            check.mutate({ lines: read.lines, createCategories: false, createSeries: false });
          }}
          loading={check.isPending}
          imported={imported === check.submittedAt}
        >
          <SelectField
            label={messages.defaultCategory}
            value={category}
            onChange={({ currentTarget }) => setCategory(currentTarget.value)}
            options={[{ value: "", label: messages.none }, ...categories.map(({ name }) => name)]}
          />
        </LinesForm>
      </Box>
      {check.isSuccess && list && (
        <Section title={messages.preview}>
          <VideosPreview
            key={check.submittedAt}
            list={list}
            checked={check.data}
            onImported={() => setImported(check.submittedAt)}
          />
        </Section>
      )}
    </>
  );
}
