import { Button } from "@mantine/core";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import { messages } from "@mindreel/messages/site/preview";
import { loadable } from "#shared/loading/loadable.ts";
import { Late } from "#shared/ui/states/Late.tsx";

const panel = loadable("src/features/site/preview/PreviewPanel.tsx", () => import("./PreviewPanel.tsx"));

/** Where there is room next to the form; same as in settings.module.css. */
const roomy = "(min-width: 75em)";

/** The draft as visitors would see it: next to the form, or below it behind a button. */
export function Preview() {
  const isBeside = useMediaQuery(roomy);
  const [opened, { toggle }] = useDisclosure();
  return (
    <>
      {!isBeside && (
        <Button variant="default" aria-expanded={opened} onClick={toggle}>
          {messages.title}
        </Button>
      )}
      {(isBeside || opened) && <Late module={panel}>{({ PreviewPanel }) => <PreviewPanel />}</Late>}
    </>
  );
}
