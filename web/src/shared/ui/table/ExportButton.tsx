import { Button, VisuallyHidden } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import type { Input } from "#shared/api/api.ts";
import { type FileCall, saveCall } from "#shared/api/download.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

interface Props<C extends FileCall> {
  readonly call: C;
  readonly query?: Input<C>["query"];
  /** What is exported, in words: `users`. */
  readonly what: string;
  /** About how many rows it will be. */
  readonly expected: number;
}

/** Saves a list as a CSV file and shows the progress. Another press cancels it. */
export function ExportButton<C extends FileCall>({ call, query, what, expected }: Props<C>) {
  const [rows, setRows] = useState<number | null>(null);
  const [running, setRunning] = useState<AbortController | null>(null);

  const start = async () => {
    const stop = new AbortController();
    setRunning(stop);
    setRows(0);
    try {
      const input: Input<C> = { ...(query !== undefined && { query }), signal: stop.signal };
      const saved = await saveCall(call, input, { name: what, large: expected >= 20_000, onRows: setRows });
      if (saved !== null) toastSuccess(`${saved.toLocaleString("en")} ${saved === 1 ? "row" : "rows"} exported`);
    } catch (error) {
      if (!stop.signal.aborted) toastError(error instanceof Error ? error.message : "The export was interrupted.");
    } finally {
      setRunning(null);
      setRows(null);
    }
  };

  const count = rows?.toLocaleString("en") ?? "";
  return (
    <>
      <Button
        variant="default"
        size="md"
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        onClick={() => (running === null ? void start() : running.abort())}
      >
        {running === null ? (
          <>
            Export<VisuallyHidden component="span">&nbsp;{what}</VisuallyHidden>
          </>
        ) : (
          `Cancel (${count})`
        )}
      </Button>
      <VisuallyHidden role="status">{running !== null && `Exporting ${what}`}</VisuallyHidden>
    </>
  );
}
