import type { ImportedLine } from "@mindreel/contract/wire/import-lines";
import { limits } from "@mindreel/contract/wire/limits";
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toastError } from "#shared/toasts/toasts.ts";
import { portionsOf } from "./portions.ts";

interface Lines<Line> {
  readonly lines: readonly Line[];
}

interface Import<Line, Order extends Lines<Line>, Answer extends Lines<ImportedLine>> {
  readonly send: (lines: Line[], order: Order, dryRun: boolean) => Promise<Answer>;
  /** The answers as one, in their order; there is at least one. */
  readonly together: (answers: readonly Answer[]) => Answer;
  /** What the import changes. */
  readonly changes: readonly QueryKey[];
}

/** Lines that go at once: few enough to see it move. */
const step = 100;

/** The two calls of an import: what would become of each line, and the import itself, a portion at a time. */
export function createImport<Line, Order extends Lines<Line>, Answer extends Lines<ImportedLine>>({
  send,
  together,
  changes,
}: Import<Line, Order, Answer>) {
  return {
    useCheckLines: () =>
      useMutation({
        mutationFn: async (order: Order): Promise<Answer> => {
          const answers: Answer[] = [];
          for (const portion of portionsOf(order.lines, limits.importLines)) {
            answers.push(await send(portion, order, true));
          }
          return together(answers);
        },
        onError: (error) => toastError(error.message),
      }),

    /**
     * The last portion first: within a portion the first line becomes the newest, so it does as a whole. After an
     * interruption it goes on with the lines that have no answer yet; the result is of all of them.
     */
    useImportLines: () => {
      const client = useQueryClient();
      const [answers, setAnswers] = useState<readonly Answer[]>([]);
      const mutation = useMutation({
        mutationFn: async (order: Order): Promise<Answer> => {
          let all = answers;
          for (const portion of portionsOf(order.lines, step).toReversed()) {
            all = [await send(portion, order, false), ...all];
            setAnswers(all);
          }
          return together(all);
        },
        onSettled: () => Promise.all(changes.map((queryKey) => client.invalidateQueries({ queryKey }))),
      });
      return { ...mutation, through: answers.flatMap(({ lines }) => lines) };
    },
  };
}
