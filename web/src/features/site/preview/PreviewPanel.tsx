import { Text } from "@mantine/core";
import { messages } from "@mindreel/messages/site/preview";
import { useId, useState } from "react";
import { useDraft } from "#features/site/settings/draft.ts";
import { getScheme } from "#shared/theme/colorScheme.ts";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { Choice } from "./Choice.tsx";
import { PreviewFault } from "./PreviewFault.tsx";
import { PreviewFrame } from "./PreviewFrame.tsx";
import classes from "./PreviewPanel.module.css";
import { previewedAt } from "./previewed.ts";
import { usePreview } from "./usePreview.ts";

/** Page widths in CSS pixels: a laptop, and a phone. */
const widths = { wide: 1280, narrow: 390 };

/** The page that is being edited, with the draft, in the chosen width and colour scheme. */
export function PreviewPanel({ part }: { readonly part: string }) {
  const id = useId();
  const { values, editing } = useDraft();
  const previewed = previewedAt(part, editing, values);
  const { shown, error, isFetching, retry } = usePreview(previewed.path);
  const [width, setWidth] = useState<keyof typeof widths>(() =>
    matchMedia("(min-width: 48em)").matches ? "wide" : "narrow",
  );
  const [scheme, setScheme] = useState(getScheme);
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <div>
          <Title order={2} size={3} id={id}>
            {messages.title}
          </Title>
          <Text size="sm" c="dimmed">
            {previewed.name}
          </Text>
        </div>
        <Choice
          label={messages.width}
          chosen={width}
          onChoose={setWidth}
          options={[
            { name: "wide", label: messages.wide },
            { name: "narrow", label: messages.narrow },
          ]}
        />
        <Choice
          label={messages.colors}
          chosen={scheme}
          onChoose={setScheme}
          options={[
            { name: "light", label: messages.light },
            { name: "dark", label: messages.dark },
          ]}
        />
      </div>
      {error !== null && <PreviewFault error={error} onRetry={retry} />}
      {shown !== undefined ? (
        <PreviewFrame
          {...shown}
          page={previewed}
          scheme={scheme}
          width={widths[width]}
          busy={isFetching}
          stale={error !== null}
        />
      ) : (
        error === null && <FullSpinner />
      )}
    </section>
  );
}
