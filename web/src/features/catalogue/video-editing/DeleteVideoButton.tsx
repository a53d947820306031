import type { Video } from "@mindreel/contract/catalogue/videos";
import { messages } from "@mindreel/messages/catalogue/video-buttons";
import { IconTrash } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import classes from "#features/catalogue/videos/cardAction.module.css";
import { format } from "#shared/language/format.ts";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";

const DeleteVideoDialog = lazy(async () => ({
  default: (await import("./DeleteVideoDialog.tsx")).DeleteVideoDialog,
}));

/** For superusers. Asks for confirmation in a dialog that is loaded on first use. */
export function DeleteVideoButton({ video }: { video: Video }) {
  const [state, setState] = useState<"untouched" | "asking" | "done">("untouched");
  return (
    <>
      <IconButton
        className={classes.action}
        aria-label={format(messages.delete, { title: video.title })}
        onClick={() => setState("asking")}
      >
        <IconTrash size={19} stroke={1.75} aria-hidden="true" />
      </IconButton>
      {state !== "untouched" && (
        <Suspense>
          <DeleteVideoDialog video={video} opened={state === "asking"} onClose={() => setState("done")} />
        </Suspense>
      )}
    </>
  );
}
