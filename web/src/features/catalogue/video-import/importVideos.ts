import type { ImportLine, ImportResult } from "@mindreel/contract/catalogue/video-import";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { createImport } from "#shared/import/useImport.ts";

interface Request {
  readonly lines: readonly ImportLine[];
  readonly createCategories: boolean;
  readonly createSeries: boolean;
  /** Of the preview; after an interruption, which may have lost the response to a batch that was added. */
  readonly since?: string;
}

type Answer = Pick<ImportResult, "lines" | "new_categories" | "new_series" | "ids" | "at">;

export const { useCheckLines, useImportLines } = createImport<ImportLine, Request, Answer>({
  send: (lines, { createCategories, createSeries, since }, dryRun) =>
    call("POST /api/category/v1/import/", {
      body: {
        ...{ lines, create_categories: createCategories, create_series: createSeries, dry_run: dryRun },
        ...(since !== undefined && { since }),
      },
    }),
  merge: (answers) => ({
    lines: answers.flatMap(({ lines }) => lines),
    ids: answers.flatMap(({ ids }) => ids),
    at: answers[0]?.at ?? "",
    new_categories: [...new Set(answers.flatMap((answer) => answer.new_categories))],
    new_series: [...new Set(answers.flatMap((answer) => answer.new_series))],
  }),
  changes: [queryKeys.videos, queryKeys.categories, queryKeys.series],
});
