import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import { messages } from "@mindreel/messages/site/preview";
import { Suspense } from "react";
import { InlineLoadError } from "#shared/loading/parts/InlineLoadError.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";

const PreviewPanel = lazily(async () => (await import("./PreviewPanel.tsx")).PreviewPanel, InlineLoadError);

/** Where there is room next to the form; same as in settings.module.css. */
const roomy = "(min-width: 75em)";

interface Props {
  /** The open tab of the form. */
  readonly part: string;
}

/** The draft as visitors would see it: next to the form, or below it behind a button. */
export function Preview({ part }: Props) {
  const isBeside = useMediaQuery(roomy);
  const [opened, { toggle }] = useDisclosure();
  return (
    <>
      {!isBeside && (
        <Button variant="default" aria-expanded={opened} onClick={toggle}>
          {messages.title}
        </Button>
      )}
      {(isBeside || opened) && (
        <Suspense fallback={<FullSpinner />}>
          <PreviewPanel part={part} />
        </Suspense>
      )}
    </>
  );
}
