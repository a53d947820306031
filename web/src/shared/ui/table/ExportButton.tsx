import { table as messages } from "@mindreel/messages/shared/words";
import { useState } from "react";
import type { Input } from "#shared/api/api.ts";
import { type FileCall, saveCall } from "#shared/api/download.ts";
import { IconDownload } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";

interface Props<C extends FileCall> {
  readonly call: C;
  readonly params?: Input<C>["params"];
  readonly query?: Input<C>["query"];
  /** A noun for what is exported: `users`. */
  readonly what: string;
  /** The file's fallback name, if the server does not send one. */
  readonly file: string;
  /** The approximate number of rows. */
  readonly expected: number;
}

/** Downloads a list as a CSV file with progress. Another press cancels it. */
export function ExportButton<C extends FileCall>({ call, params, query, what, file, expected }: Props<C>) {
  const [rows, setRows] = useState<number | null>(null);
  const [running, setRunning] = useState<AbortController | null>(null);

  const start = async () => {
    const stop = new AbortController();
    setRunning(stop);
    setRows(0);
    try {
      const input: Input<C> = {
        ...(params !== undefined && { params }),
        ...(query !== undefined && { query }),
        signal: stop.signal,
      };
      const saved = await saveCall(call, input, { name: file, large: expected >= 20_000, onRows: setRows });
      if (saved !== null) toastSuccess(format(messages.exported, { count: saved }));
    } catch (error) {
      if (!stop.signal.aborted) toastError(error instanceof Error ? error.message : messages.interrupted);
    } finally {
      setRunning(null);
      setRows(null);
    }
  };

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        onClick={() => (running === null ? void start() : running.abort())}
      >
        {running === null ? (
          <>
            {messages.export}
            <VisuallyHidden as="span">&nbsp;{what}</VisuallyHidden>
          </>
        ) : (
          format(messages.cancelExport, { count: rows ?? 0 })
        )}
      </Button>
      <VisuallyHidden role="status">{running !== null && format(messages.exporting, { what })}</VisuallyHidden>
    </>
  );
}
