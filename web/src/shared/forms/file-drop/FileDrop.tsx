import { messages } from "@mindreel/messages/shared/import";
import { IconFileUpload } from "@tabler/icons-react";
import { useState } from "react";
import { toastError } from "#shared/toasts/toasts.ts";
import classes from "./FileDrop.module.css";
import { hasFolder } from "./hasFolder.ts";

interface Props {
  readonly label: string;
  /** The accepted files, as in a file input. */
  readonly accept: string;
  readonly text: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** An area for dropping files, or for choosing them on a press. */
export function FileDrop({ label, accept, text, onFiles }: Props) {
  const [dragging, setDragging] = useState(false);
  return (
    <div className={classes.drop} data-dragging={dragging || undefined}>
      <IconFileUpload size={22} stroke={1.75} aria-hidden="true" />
      <span aria-hidden="true">{text}</span>
      {/* Covers the whole area, so that files can be dropped anywhere. */}
      <input
        className={classes.input}
        type="file"
        multiple
        accept={accept}
        aria-label={label}
        onDragEnter={() => setDragging(true)}
        onDragLeave={() => setDragging(false)}
        onDrop={(event) => {
          setDragging(false);
          if (!hasFolder(event.dataTransfer)) return;
          event.preventDefault();
          toastError(messages.folder);
        }}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // So that choosing the same file again fires a change event.
          currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </div>
  );
}
