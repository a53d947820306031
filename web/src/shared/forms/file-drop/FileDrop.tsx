import { importing as messages } from "@mindreel/messages/shared/forms";
import { useState } from "react";
import { outline } from "#shared/icons/icon.tsx";
import { toastError } from "#shared/toasts/toasts.ts";
import classes from "./FileDrop.module.css";
import { hasFolder } from "./hasFolder.ts";

const IconFileUpload = outline(
  "M14 3v4a1 1 0 0 0 1 1h4M17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2M12 11v6M9.5 13.5l2.5 -2.5l2.5 2.5",
);

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
