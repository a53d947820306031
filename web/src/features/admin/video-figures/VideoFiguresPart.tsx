import { messages } from "@mindreel/messages/admin/video-figures";
import type { ReactNode } from "react";
import { FileButton } from "#features/admin/figures/charts/FileButton.tsx";
import figures from "#features/admin/figures/charts/figures.module.css";
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
      <details className={figures.table}>
        <summary>{format(messages.asTable, { title })}</summary>
        <table aria-label={title}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td key={columns[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
