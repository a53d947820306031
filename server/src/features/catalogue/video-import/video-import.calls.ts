import type { videoImportWire } from "@mindreel/contract/catalogue/video-import";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "POST /api/category/v1/import/": {
    access: [401, 403, 403, 400],
    request: async ({ tokenOf }) => {
      const url = "https://youtu.be/eRsGyueVLvQ";
      const lines = [
        { line: 1, url, title: "A film", category: "Imported", series: "Imported series" },
        { line: 2, url, title: "A film" },
        { line: 3, url: "x" },
      ];
      return {
        token: await tokenOf("superuser"),
        body: { lines, create_categories: true, create_series: true },
        details: { added: 1, skipped: 1, faulty: 1, categories: "Imported", series: "Imported series" },
        target: 1,
      };
    },
    body: {
      ...{ lines: [{ line: 1, url: "https://v.example.com/imported.mp4", title: "A", series: "S", place: "1" }] },
      ...{ create_categories: true, create_series: true, dry_run: true },
    },
  },
} satisfies Rows<typeof videoImportWire>;
