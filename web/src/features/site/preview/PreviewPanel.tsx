import { messages } from "@mindreel/messages/site/preview";
import { useId, useState } from "react";
import { getScheme } from "#shared/theme/colorScheme.ts";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { Choice } from "./Choice.tsx";
import { PreviewFault } from "./PreviewFault.tsx";
import { PreviewFrame } from "./PreviewFrame.tsx";
import classes from "./PreviewPanel.module.css";
import { usePreview } from "./usePreview.ts";

/** Page widths in CSS pixels: a laptop, and a phone. */
const widths = { wide: 1280, narrow: 390 };

/** The landing page with the draft, in the chosen width and colour scheme. */
export function PreviewPanel() {
  const id = useId();
  const { html, error, isFetching, retry } = usePreview();
  const [width, setWidth] = useState<keyof typeof widths>(() =>
    matchMedia("(min-width: 48em)").matches ? "wide" : "narrow",
  );
  const [scheme, setScheme] = useState(getScheme);
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={2} size={3} id={id}>
          {messages.title}
        </Title>
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
      {html !== undefined ? (
        <PreviewFrame html={html} scheme={scheme} width={widths[width]} busy={isFetching} stale={error !== null} />
      ) : (
        error === null && <FullSpinner />
      )}
    </section>
  );
}
