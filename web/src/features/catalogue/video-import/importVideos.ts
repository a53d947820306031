import type { ImportLine, ImportResult } from "@mindreel/contract/catalogue/video-import";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { createImport, ignoredIn } from "#shared/import/useImport.ts";

interface ImportRequest {
  readonly lines: readonly ImportLine[];
  readonly createCategories: boolean;
  readonly createSeries: boolean;
  /** Of the preview; after an interruption, which may have lost the response to a batch that was added. */
  readonly since?: string;
}

type ImportResponse = Pick<ImportResult, "lines" | "ignored_columns" | "new_categories" | "new_series" | "ids" | "at">;

export const { useCheckLines, useImportLines } = createImport<ImportLine, ImportRequest, ImportResponse>({
  send: (lines, { createCategories, createSeries, since }, dryRun) =>
    call("POST /api/category/v1/import/", {
      body: {
        ...{ lines, create_categories: createCategories, create_series: createSeries, dry_run: dryRun },
        ...(since !== undefined && { since }),
      },
    }),
  merge: (responses) => ({
    lines: responses.flatMap(({ lines }) => lines),
    ids: responses.flatMap(({ ids }) => ids),
    ignored_columns: ignoredIn(responses),
    at: responses[0]?.at ?? "",
    new_categories: [...new Set(responses.flatMap((response) => response.new_categories))],
    new_series: [...new Set(responses.flatMap((response) => response.new_series))],
  }),
  changes: [queryKeys.videos, queryKeys.home, queryKeys.categories, queryKeys.series],
});
