import { limits } from "@mindreel/contract/plain/limits";
import type { ImportedLine } from "@mindreel/contract/wire/import-lines";
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toastError } from "#shared/toasts/toasts.ts";
import { batchesOf } from "./batches.ts";

interface Lines<Line> {
  readonly lines: readonly Line[];
}

interface Import<Line, Request extends Lines<Line>, Answer extends Lines<ImportedLine>> {
  readonly send: (lines: Line[], request: Request, dryRun: boolean) => Promise<Answer>;
  /** Merges the responses of all batches, of which there is at least one, in the order of their lines. */
  readonly merge: (answers: readonly Answer[]) => Answer;
  /** Queries that are stale after the import. */
  readonly changes: readonly QueryKey[];
}

/** Lines per call, few enough that the progress bar keeps moving. */
const linesAtOnce = 100;

/** The two mutations of an import: the preview of every line, and the import itself, in batches. */
export function createImport<Line, Request extends Lines<Line>, Answer extends Lines<ImportedLine>>({
  send,
  merge,
  changes,
}: Import<Line, Request, Answer>) {
  return {
    useCheckLines: () =>
      useMutation({
        mutationFn: async (request: Request): Promise<Answer> => {
          const answers: Answer[] = [];
          for (const batch of batchesOf(request.lines, limits.importLines)) {
            answers.push(await send(batch, request, true));
          }
          return merge(answers);
        },
        onError: (error) => toastError(error.message),
      }),

    /**
     * Sends the last batch first: the server makes the first line of a batch the newest, so the first line of all
     * becomes the newest of all. After an interruption, call it with the lines that have no outcome yet; the result
     * covers all lines.
     */
    useImportLines: () => {
      const client = useQueryClient();
      const [answers, setAnswers] = useState<readonly Answer[]>([]);
      const mutation = useMutation({
        mutationFn: async (request: Request): Promise<Answer> => {
          let all = answers;
          for (const batch of batchesOf(request.lines, linesAtOnce).toReversed()) {
            all = [await send(batch, request, false), ...all];
            setAnswers(all);
          }
          return merge(all);
        },
        onSettled: () => Promise.all(changes.map((queryKey) => client.invalidateQueries({ queryKey }))),
      });
      return { ...mutation, imported: answers.flatMap(({ lines }) => lines) };
    },
  };
}
