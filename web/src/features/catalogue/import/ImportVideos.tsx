import { Button, FileInput, Group, NativeSelect, Stack, Text, Textarea } from "@mantine/core";
import type { ImportLine } from "@mindreel/contract/library";
import { IconFileTypeCsv } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { useCategories } from "#features/catalogue/api/categories.ts";
import { useCheckLines } from "#features/catalogue/api/importVideos.ts";
import { ImportPreview } from "#features/catalogue/import/ImportPreview.tsx";
import { readLines, textOf } from "#features/catalogue/import/readLines.ts";
import { Section } from "#shared/ui/Section.tsx";
import classes from "./ImportVideos.module.css";

/** Adds many videos: what is pasted or dropped is shown with its faults first. */
export function ImportVideos() {
  const { data: categories = [] } = useCategories();
  const [text, setText] = useState("");
  const [category, setCategory] = useState("");
  const [lines, setLines] = useState<readonly ImportLine[]>([]);
  const [empty, setEmpty] = useState(false);
  const check = useCheckLines();

  const preview = (event: FormEvent) => {
    event.preventDefault();
    const read = readLines(text).map((line) => (category === "" ? line : { category, ...line }));
    setLines(read);
    setEmpty(read.length === 0);
    if (read.length > 0) check.mutate({ lines: read, createCategories: false });
  };

  return (
    <>
      <form onSubmit={preview} aria-label="Videos to import">
        <Stack gap="md" maw={960} mb="xl">
          <Text c="dimmed">
            A video a line: its address, then title, category, description and Oid where you have them, separated by
            tabs, commas or semicolons. A first line may name the columns. The list on the first page will read like
            yours: the first line becomes the newest. What YouTube and Vimeo know, the still among it, is filled in soon
            after.
          </Text>
          <Textarea
            label="Lines"
            rows={8}
            size="md"
            required
            value={text}
            error={empty ? "There is no line with anything in it." : undefined}
            placeholder={"https://youtu.be/aqz-KE-bpKQ, Big Buck Bunny, Animated Films"}
            classNames={{ input: classes.text ?? "" }}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onDrop={(event) => {
              const [file] = event.dataTransfer.files;
              if (file === undefined) return;
              event.preventDefault();
              void textOf(file).then(setText);
            }}
          />
          <div className={classes.choices}>
            <FileInput
              label="Or a CSV file"
              size="md"
              placeholder="Choose a file, or drop it on the lines"
              accept=".csv,.tsv,.txt,text/csv,text/plain"
              leftSection={<IconFileTypeCsv size={20} stroke={1.75} aria-hidden="true" />}
              onChange={(file) => file !== null && void textOf(file).then(setText)}
            />
            <NativeSelect
              label="Category of lines without one"
              value={category}
              onChange={({ currentTarget }) => setCategory(currentTarget.value)}
              data={[{ value: "", label: "None" }, ...categories.map(({ name }) => name)]}
            />
          </div>
          <Group>
            <Button type="submit" loading={check.isPending}>
              Preview
            </Button>
          </Group>
        </Stack>
      </form>
      {check.data !== undefined && !check.isPending && (
        <Section title="Preview">
          <ImportPreview key={check.submittedAt} lines={lines} checked={check.data} />
        </Section>
      )}
    </>
  );
}
