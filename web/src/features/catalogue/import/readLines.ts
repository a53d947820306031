import type { ImportLine } from "@mindreel/contract/library";
import Papa from "papaparse";

type Field = Exclude<keyof ImportLine, "line">;

/** What the columns are, where the first line does not say. */
const usualColumns: readonly Field[] = ["url", "title", "category", "description", "oid"];

const headings: Readonly<Record<string, Field>> = {
  ...{ url: "url", link: "url", address: "url", source: "url", youtube_video_link: "url", "video url": "url" },
  ...{ title: "title", name: "title", category: "category", description: "description" },
  ...{ oid: "oid", video_oid: "oid", id: "oid" },
};

/** The columns that a first line names; null where it is a video's line as all others. */
function columnsOf(row: readonly string[]): readonly (Field | undefined)[] | null {
  const named = row.map((cell) => headings[cell.trim().toLowerCase()]);
  return named.includes("url") ? named : null;
}

/** As much of a cell as the server takes to tell what is wrong with it. */
const sendable = 20_000;

/** Reads what was pasted, or a CSV file: lines with tabs, commas or semicolons, quoted where they must be. */
export function readLines(text: string): ImportLine[] {
  const lines: ImportLine[] = [];
  let columns: readonly (Field | undefined)[] = usualColumns;
  let start = 0;
  let line = 1;
  let first = true;
  Papa.parse<string[]>(text, {
    delimitersToGuess: ["\t", ";", ","],
    step: ({ data: row, meta }) => {
      const at = line;
      line += text.slice(start, meta.cursor).split(/\r\n|\n|\r/).length - 1;
      start = meta.cursor;
      if (row.every((cell) => cell.trim() === "")) return;
      const named = first ? columnsOf(row) : null;
      first = false;
      if (named !== null) {
        columns = named;
        return;
      }
      const given: ImportLine = { line: at, url: "" };
      for (const [n, cell] of row.entries()) {
        const field = columns[n];
        if (field !== undefined && cell.trim() !== "") given[field] = cell.trim().slice(0, sendable);
      }
      lines.push(given);
    },
  });
  return lines;
}

/** A file's text. Spreadsheets still write the signs of Windows, where they do not write UTF-8. */
export async function textOf(file: File): Promise<string> {
  const content = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    return new TextDecoder("windows-1252").decode(content);
  }
}
