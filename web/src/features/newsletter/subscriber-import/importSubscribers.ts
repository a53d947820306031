import type { SubscriberLine } from "@mindreel/contract/newsletter/subscriber-import";
import type { ImportedLine } from "@mindreel/contract/wire/import-lines";
import { subscribersQuery } from "#features/newsletter/subscribers/subscribers.ts";
import { call } from "#shared/api/api.ts";
import { createImport } from "#shared/import/useImport.ts";

interface ImportRequest {
  readonly lines: readonly SubscriberLine[];
}

interface ImportResponse {
  readonly lines: readonly ImportedLine[];
}

export const { useCheckLines, useImportLines } = createImport<SubscriberLine, ImportRequest, ImportResponse>({
  send: (lines, _request, dryRun) => call("POST /api/subscriber/v1/import/", { body: { lines, dry_run: dryRun } }),
  merge: (responses) => ({ lines: responses.flatMap(({ lines }) => lines) }),
  changes: [subscribersQuery.queryKey],
});
