import { Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import type { SitePreviewBody } from "@mindreel/contract/site/preview";
import type { SiteValues } from "@mindreel/contract/site/settings";
import { states } from "@mindreel/messages/shared/states";
import { messages } from "@mindreel/messages/site/preview";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { changesIn, useDraft } from "#features/site/settings/draft.ts";
import { ApiError, call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { IconAlertTriangle } from "#shared/icons/site.ts";
import { settingName } from "#shared/settingNames.ts";
import { getScheme } from "#shared/theme/colorScheme.ts";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { Choice } from "./Choice.tsx";
import { PreviewFrame } from "./PreviewFrame.tsx";
import classes from "./PreviewPanel.module.css";
import { previewedAt, withoutBegun } from "./previewed.ts";

/** Page widths in CSS pixels: a laptop, and a phone. */
const widths = { wide: 1280, narrow: 390 };

/** The page that is being edited, with the draft, in the chosen width and colour scheme. */
export function PreviewPanel({ part }: { readonly part: string }) {
  const id = useId();
  const { values: typed, editing } = useDraft();
  // The page and what is on it change together: a page whose text is not sent yet would be refused.
  const [values] = useDebouncedValue(typed, pause);
  const previewed = previewedAt(part, editing, values);
  const { shown, error, isFetching, retry } = usePreview(previewed.path, values);
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

/** Milliseconds without typing before the preview updates. */
const pause = 400;

/** A page with the draft, and the last one that could be shown. */
function usePreview(path: string, values: SiteValues) {
  const { settings } = useDraft();
  const changed = changesIn(withoutBegun(values), settings.values);
  const changes = Object.entries(changed).filter(([name]) => !name.startsWith("mail_"));
  // As a string, which stays equal while nothing changes.
  const draft = JSON.stringify(Object.fromEntries(changes));
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...queryKeys.siteSettings, "preview", path, settings.version, draft],
    queryFn: ({ signal }) => {
      const body: SitePreviewBody = JSON.parse(draft);
      return call("POST /api/site/v1/preview/", { query: { path }, body, signal });
    },
    // One minute, for switching back and forth between two drafts.
    gcTime: 60_000,
  });
  /** The last page that could be shown. */
  const [shown, setShown] = useState<{ readonly path: string; readonly html: string }>();
  if (data !== undefined && (data.html !== shown?.html || path !== shown.path)) setShown({ path, html: data.html });
  return { shown, error, isFetching, retry: () => void refetch() };
}

interface PreviewFaultProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Why the draft is not shown: its faults, by setting, or another failure. */
export function PreviewFault({ error, onRetry }: PreviewFaultProps) {
  const faults = Object.entries((error instanceof ApiError ? error.errors : null) ?? {});
  if (faults.length > 0) {
    return (
      <Alert title={messages.invalid} icon={IconAlertTriangle} tone="calm">
        <ul className={classes.faults}>
          {faults.map(([setting, sentences]) => (
            <li key={setting}>
              <strong>{settingName(setting)}</strong>: {sentences.join(" ")}
            </li>
          ))}
        </ul>
      </Alert>
    );
  }
  return (
    <Alert title={messages.failed} icon={IconAlertTriangle} tone="calm">
      <p>{error.message}</p>
      <Button variant="default" size="sm" onClick={onRetry}>
        {states.tryAgain}
      </Button>
    </Alert>
  );
}
