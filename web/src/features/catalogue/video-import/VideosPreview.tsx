import { Checkbox, Text } from "@mantine/core";
import type { ImportLine, ImportResult } from "@mindreel/contract/catalogue/video-import";
import { useState } from "react";
import { ImportPreview, type LineRow, lineColumn, outcomeColumn } from "#shared/import/ImportPreview.tsx";
import classes from "#shared/import/import.module.css";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { useCheckLines, useImportLines } from "./importVideos.ts";
import { UndoImport } from "./UndoImport.tsx";

const columns: readonly Column<LineRow<ImportLine>>[] = [
  lineColumn,
  {
    name: "Video",
    render: ({ given: { title, url } }) => (
      <div className={classes.address}>
        {title !== undefined && <Text fw={560}>{title.slice(0, 200)}</Text>}
        <Text size="sm" c="dimmed">
          {url.slice(0, 300) || "No address"}
        </Text>
      </div>
    ),
  },
  { name: "Category", render: ({ given }) => given.category?.slice(0, 200) ?? "None", tight: true },
  outcomeColumn,
];

interface Props {
  readonly lines: readonly ImportLine[];
  readonly checked: Pick<ImportResult, "lines" | "new_categories">;
}

export function VideosPreview({ lines, checked }: Props) {
  const [createCategories, setCreateCategories] = useState(false);
  const again = useCheckLines();
  const run = useImportLines();
  const missing = checked.new_categories;
  return (
    <ImportPreview
      what="video"
      columns={columns}
      lines={lines}
      checked={(again.data ?? checked).lines}
      checkingAgain={again.isPending}
      run={run}
      onImport={(wanted) => run.mutate({ lines: wanted, createCategories })}
      undo={<UndoImport ids={run.data?.ids ?? []} />}
      afterwards="Titles and stills that the lines did not give come from YouTube and Vimeo within the next minutes."
    >
      {missing.length > 0 && (
        <Checkbox
          label={`Create ${missing.length === 1 ? "the category" : `${missing.length} categories`} that there ${missing.length === 1 ? "is" : "are"} not yet: ${missing.join(", ")}`}
          checked={createCategories}
          disabled={run.isPending || again.isPending}
          onChange={({ currentTarget: { checked: create } }) => {
            setCreateCategories(create);
            again.mutate({ lines, createCategories: create });
          }}
        />
      )}
    </ImportPreview>
  );
}
