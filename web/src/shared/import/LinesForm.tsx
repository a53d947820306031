import { FileInput, Group, Stack, Textarea } from "@mantine/core";
import { importing as messages } from "@mindreel/messages/shared/forms";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { hasFolder } from "#shared/forms/file-drop/hasFolder.ts";
import { useUnsavedGuard } from "#shared/forms/unsaved-changes/useUnsavedGuard.tsx";
import { IconFileTypeCsv } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import classes from "./import.module.css";
import type { ReadList } from "./readList.ts";
import { textOf } from "./readTable.ts";

interface Props<Line> {
  /** The form's name for screen readers. */
  readonly label: string;
  /** The text to begin with. */
  readonly first?: string;
  /** Explains the format of the lines. */
  readonly intro: ReactNode;
  readonly placeholder: string;
  readonly read: (text: string) => ReadList<Line>;
  readonly onPreview: (list: ReadList<Line>) => void;
  readonly loading: boolean;
  /** Whether the lines of the last preview have been imported. */
  readonly imported: boolean;
  /** Further options, shown next to the file input. */
  readonly children?: ReactNode;
}

/** With more than this, a text field becomes too slow. */
const maxMegabytes = 10;

/** Accepts the lines of an import, pasted or from a chosen or dropped file. */
export function LinesForm<Line>({
  label,
  first = "",
  intro,
  placeholder,
  read,
  onPreview,
  loading,
  imported,
  children,
}: Props<Line>) {
  const [text, setText] = useState(first);
  const [empty, setEmpty] = useState(false);
  const [fault, setFault] = useState<"tooLarge" | "folder">();
  const [previewed, setPreviewed] = useState("");
  const guard = useUnsavedGuard(text.trim() !== "" && !loading && !(imported && text === previewed));
  const reset = useRef<() => void>(null);
  const take = (file: File | null | undefined) => {
    const large = (file?.size ?? 0) > maxMegabytes * 1024 * 1024;
    setFault(large ? "tooLarge" : undefined);
    if (file && !large) void textOf(file).then(setText);
  };
  const preview = (event: FormEvent) => {
    event.preventDefault();
    const list = read(text);
    const isEmpty = list.lines.length === 0 && list.broken.length === 0;
    setEmpty(isEmpty);
    setPreviewed(text);
    if (!isEmpty) onPreview(list);
  };
  return (
    <form onSubmit={preview} aria-label={label}>
      {guard}
      <Stack gap="md" maw={960}>
        {intro}
        <Textarea
          label={messages.lines}
          rows={8}
          size="md"
          required
          value={text}
          error={empty ? messages.empty : undefined}
          placeholder={placeholder}
          classNames={{ input: classes.text ?? "" }}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          // Otherwise the browser would leave the app and open the file.
          onDragOver={(event) => {
            if (event.dataTransfer.types.includes("Files")) event.preventDefault();
          }}
          onDrop={(event) => {
            const [file] = event.dataTransfer.files;
            if (file === undefined) return;
            event.preventDefault();
            if (hasFolder(event.dataTransfer)) setFault("folder");
            else take(file);
          }}
        />
        <div className={classes.choices}>
          <FileInput
            label={messages.file}
            size="md"
            placeholder={messages.chooseFile}
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            error={fault && format(messages[fault], { max: maxMegabytes })}
            leftSection={<IconFileTypeCsv size={20} stroke={1.75} aria-hidden="true" />}
            resetRef={reset}
            onChange={(file) => {
              take(file);
              // Otherwise choosing the same file again, corrected, would fire no change event.
              reset.current?.();
            }}
          />
          {children}
        </div>
        <Group>
          <Button type="submit" loading={loading}>
            {messages.preview}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
