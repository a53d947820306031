import type { SubscriberLine, SubscribersImportResult } from "@mindreel/contract/newsletter/subscriber-import";
import { subscribersQuery } from "#features/newsletter/subscribers/subscribers.ts";
import { call } from "#shared/api/api.ts";
import { createImport, ignoredIn } from "#shared/import/useImport.ts";

interface ImportRequest {
  readonly lines: readonly SubscriberLine[];
}

type ImportResponse = Pick<SubscribersImportResult, "lines" | "ignored_columns">;

export const { useCheckLines, useImportLines } = createImport<SubscriberLine, ImportRequest, ImportResponse>({
  send: (lines, _request, dryRun) => call("POST /api/subscriber/v1/import/", { body: { lines, dry_run: dryRun } }),
  merge: (responses) => ({
    lines: responses.flatMap(({ lines }) => lines),
    ignored_columns: ignoredIn(responses),
  }),
  changes: [subscribersQuery.queryKey],
});
