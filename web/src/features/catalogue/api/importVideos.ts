import type { ImportedLine, ImportLine, ImportResult } from "@mindreel/contract/library";
import { limits } from "@mindreel/contract/limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { portionsOf } from "#features/catalogue/import/portions.ts";
import { call } from "#shared/api.ts";
import { queryKeys } from "#shared/queryKeys.ts";
import { toastError } from "#shared/toasts.ts";

export interface Order {
  readonly lines: readonly ImportLine[];
  readonly createCategories: boolean;
}

const nothing: ImportResult = { added: 0, skipped: 0, faulty: 0, new_categories: [], lines: [] };

const together = (a: ImportResult, b: ImportResult): ImportResult => ({
  added: a.added + b.added,
  skipped: a.skipped + b.skipped,
  faulty: a.faulty + b.faulty,
  new_categories: [...new Set([...a.new_categories, ...b.new_categories])],
  lines: [...a.lines, ...b.lines],
});

const send = (lines: ImportLine[], createCategories: boolean, dryRun: boolean) =>
  call("POST /api/category/v1/import/", { body: { lines, create_categories: createCategories, dry_run: dryRun } });

/** Tells what would become of each line; nothing is written. */
export const useCheckLines = () =>
  useMutation({
    mutationFn: async ({ lines, createCategories }: Order): Promise<ImportResult> => {
      let result = nothing;
      for (const portion of portionsOf(lines, limits.importLines)) {
        result = together(result, await send(portion, createCategories, true));
      }
      return result;
    },
    onError: (error) => toastError(error.message),
  });

/** Lines that go at once: few enough to see it move. */
const step = 100;

/**
 * Imports lines, a portion at a time, the last first: within a portion the first line becomes the newest, so it does
 * as a whole.
 */
export function useImportLines() {
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const mutation = useMutation({
    mutationFn: async ({ lines, createCategories }: Order): Promise<ImportResult> => {
      setDone(0);
      let result = nothing;
      for (const portion of portionsOf(lines, step).toReversed()) {
        result = together(await send(portion, createCategories, false), result);
        setDone((before) => before + portion.length);
      }
      return result;
    },
    onSettled: () =>
      Promise.all([queryKeys.videos, queryKeys.categories].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  return { ...mutation, done };
}

export const hasProblem = ({ outcome }: ImportedLine): boolean => outcome !== "added";
