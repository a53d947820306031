import { messages } from "@mindreel/messages/newsletter/campaign";
import "@mantine/core/styles/FloatingIndicator.layer.css";
import "@mantine/core/styles/SegmentedControl.layer.css";
import { SegmentedControl, Stack, Text } from "@mantine/core";
import type { Campaign } from "@mindreel/contract/newsletter/campaigns";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { previewQuery } from "./campaigns.ts";
import classes from "./MailPreview.module.css";

/** The mail as a recipient gets it, in a frame where nothing runs and whose links lead nowhere. */
export function MailPreview({ campaign }: { readonly campaign: Pick<Campaign, "id" | "version"> }) {
  const [form, setForm] = useState("html");
  const { data, error, refetch } = useQuery(previewQuery(campaign));
  if (data === undefined)
    return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={messages.form}
        value={form}
        onChange={setForm}
        data={[
          { value: "html", label: messages.asMail },
          { value: "text", label: messages.plain },
        ]}
      />
      <Text fw={560} style={{ overflowWrap: "anywhere" }}>
        {data.subject || messages.noSubject}
      </Text>
      {form === "html" ? (
        <iframe className={classes.frame} title={messages.mail} sandbox="" srcDoc={data.html} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
        <section className={classes.text} tabIndex={0} aria-label={messages.mailAsText}>
          {data.text}
        </section>
      )}
    </Stack>
  );
}
