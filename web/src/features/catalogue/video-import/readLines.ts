import type { ImportLine } from "@mindreel/contract/catalogue/video-import";
import { type Columns, readTable } from "#shared/import/readTable.ts";

const columns: Columns<Exclude<keyof ImportLine, "line">> = {
  usual: ["url", "title", "category", "description", "oid", "series", "place"],
  headings: {
    ...{ url: "url", link: "url", address: "url", source: "url", youtube_video_link: "url", "video url": "url" },
    ...{ title: "title", name: "title", category: "category", description: "description" },
    ...{ oid: "oid", video_oid: "oid", id: "oid" },
    ...{ series: "series", place: "place", episode: "place" },
  },
  key: "url",
};

export const readLines = (text: string): ImportLine[] =>
  readTable(text, columns).map(({ line, cells }) => ({ url: "", ...cells, line }));
