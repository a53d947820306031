import type { ImportedLine } from "@mindreel/contract/imports";
import type { SubscriberLine } from "@mindreel/contract/newsletter";
import { subscribersQuery } from "#features/newsletter/api/subscribers.ts";
import { call } from "#shared/api.ts";
import { createImport } from "#shared/import/useImport.ts";

interface Order {
  readonly lines: readonly SubscriberLine[];
}

interface Answer {
  readonly lines: readonly ImportedLine[];
}

export const { useCheckLines, useImportLines } = createImport<SubscriberLine, Order, Answer>({
  send: (lines, _order, dryRun) => call("POST /api/subscriber/v1/import/", { body: { lines, dry_run: dryRun } }),
  together: (answers) => ({ lines: answers.flatMap(({ lines }) => lines) }),
  changes: [subscribersQuery.queryKey],
});
