import { messages } from "@mindreel/messages/admin/video-figures";
import type { ReactNode } from "react";
import { FiguresTable } from "#features/admin/figures/charts/FiguresTable.tsx";
import { FileButton } from "#features/admin/figures/charts/FileButton.tsx";
import { format } from "#shared/language/format.ts";
import classes from "./videoFigures.module.css";

interface Props {
  readonly title: string;
  readonly note: string;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  /** Column headings, and the rows; a row's first cell is its heading. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [string, ...string[]])[];
  readonly children: ReactNode;
}

/** One kind of figure: as a chart, a table and a CSV file. */
export function VideoFiguresPart({ title, note, isSaving, onSave, columns, rows, children }: Props) {
  return (
    <figure className={classes.part}>
      <figcaption className={classes.caption}>
        {title}
        <FileButton of={title} isPending={isSaving} onClick={onSave} />
      </figcaption>
      <p className={classes.note}>{note}</p>
      {children}
      <FiguresTable summary={format(messages.asTable, { title })} label={title} columns={columns} rows={rows} />
    </figure>
  );
}
