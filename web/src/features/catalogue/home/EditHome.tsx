import { front as messages } from "@mindreel/messages/catalogue/home";
import { Suspense, useState } from "react";
import { IconPencil } from "#shared/icons/site.ts";
import { DialogLoadError } from "#shared/loading/parts/DialogLoadError.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";

const HomeEditor = lazily(async () => (await import("./edit/HomeEditor.tsx")).HomeEditor, DialogLoadError);

/** For superusers: a button that opens the editor of Home, which loads on first use. */
export function EditHome() {
  const [state, setState] = useState<"untouched" | "open" | "closed">("untouched");
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPencil size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => setState("open")}
      >
        {messages.edit}
      </Button>
      {state !== "untouched" && (
        <Suspense>
          <HomeEditor
            opened={state === "open"}
            onClose={() => setState("closed")}
            onNotLoaded={() => setState("untouched")}
          />
        </Suspense>
      )}
    </>
  );
}
