import type { SubscriberLine } from "@mindreel/contract/newsletter/subscriber-import";
import type { ImportedLine } from "@mindreel/contract/wire/import-lines";
import { subscribersQuery } from "#features/newsletter/subscribers/subscribers.ts";
import { call } from "#shared/api/api.ts";
import { createImport } from "#shared/import/useImport.ts";

interface Order {
  readonly lines: readonly SubscriberLine[];
}

interface Answer {
  readonly lines: readonly ImportedLine[];
}

export const { useCheckLines, useImportLines } = createImport<SubscriberLine, Order, Answer>({
  send: (lines, _order, dryRun) => call("POST /api/subscriber/v1/import/", { body: { lines, dry_run: dryRun } }),
  merge: (answers) => ({ lines: answers.flatMap(({ lines }) => lines) }),
  changes: [subscribersQuery.queryKey],
});
