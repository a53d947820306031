import { limits } from "@mindreel/contract/plain/limits";
import type { ImportedLine } from "@mindreel/contract/wire/import-lines";
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toastError } from "#shared/toasts/toasts.ts";
import { batchesOf } from "./batches.ts";

interface Lines<Line> {
  readonly lines: readonly Line[];
}

interface Import<Line, ImportRequest extends Lines<Line>, ImportResponse extends Lines<ImportedLine>> {
  readonly send: (lines: Line[], request: ImportRequest, dryRun: boolean) => Promise<ImportResponse>;
  /** Merges the responses of all batches, in the order of their lines. */
  readonly merge: (responses: readonly ImportResponse[]) => ImportResponse;
  /** Queries that are stale after the import. */
  readonly changes: readonly QueryKey[];
}

/** The columns that one of the responses names. */
export const ignoredIn = (responses: readonly { readonly ignored_columns: readonly string[] }[]): string[] => [
  ...new Set(responses.flatMap((response) => response.ignored_columns)),
];

/** Lines per call, few enough that the progress bar keeps moving. */
const linesAtOnce = 100;

/** The two mutations of an import: the preview of every line, and the import itself, in batches. */
export function createImport<Line, ImportRequest extends Lines<Line>, ImportResponse extends Lines<ImportedLine>>({
  send,
  merge,
  changes,
}: Import<Line, ImportRequest, ImportResponse>) {
  return {
    useCheckLines: () =>
      useMutation({
        mutationFn: async (request: ImportRequest): Promise<ImportResponse> => {
          const responses: ImportResponse[] = [];
          for (const batch of batchesOf(request.lines, limits.importLines)) {
            responses.push(await send(batch, request, true));
          }
          return merge(responses);
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
      const [responses, setResponses] = useState<readonly ImportResponse[]>([]);
      const mutation = useMutation({
        mutationFn: async (request: ImportRequest): Promise<ImportResponse> => {
          let all = responses;
          for (const batch of batchesOf(request.lines, linesAtOnce).toReversed()) {
            all = [await send(batch, request, false), ...all];
            setResponses(all);
          }
          return merge(all);
        },
        onSettled: () => Promise.all(changes.map((queryKey) => client.invalidateQueries({ queryKey }))),
      });
      return { ...mutation, imported: responses.flatMap(({ lines }) => lines) };
    },
  };
}
