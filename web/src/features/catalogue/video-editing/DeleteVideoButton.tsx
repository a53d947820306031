import type { Video } from "@mindreel/contract/catalogue/videos";
import { buttons as messages } from "@mindreel/messages/catalogue/video-editing";
import { Suspense, useState } from "react";
import classes from "#features/catalogue/videos/cardAction.module.css";
import { IconTrash } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { DialogLoadError } from "#shared/loading/parts/DialogLoadError.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";

const DeleteVideoDialog = lazily(
  async () => (await import("./DeleteVideoDialog.tsx")).DeleteVideoDialog,
  DialogLoadError,
);

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
          <DeleteVideoDialog
            video={video}
            opened={state === "asking"}
            onClose={() => setState("done")}
            onNotLoaded={() => setState("untouched")}
          />
        </Suspense>
      )}
    </>
  );
}
