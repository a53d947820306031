import { mailFrame as messages } from "@mindreel/messages/shared/frame";
import "@mantine/core/styles/FloatingIndicator.layer.css";
import "@mantine/core/styles/SegmentedControl.layer.css";
import { Group, SegmentedControl, Stack, Text } from "@mantine/core";
import { useState } from "react";
import classes from "./ShownMail.module.css";

interface Props {
  /** Replaces an empty subject. */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** A mail as its reader sees it, in a frame without scripts and with inactive links. */
export function ShownMail({ subject, html, text }: Props) {
  const [form, setForm] = useState("html");
  const [width, setWidth] = useState("wide");
  const [scheme, setScheme] = useState("light");
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <SegmentedControl
          aria-label={messages.form}
          value={form}
          onChange={setForm}
          data={[
            { value: "html", label: messages.asMail },
            { value: "text", label: messages.plain },
          ]}
        />
        {form === "html" && (
          <>
            <SegmentedControl
              className={classes.widths}
              aria-label={messages.width}
              value={width}
              onChange={setWidth}
              data={[
                { value: "wide", label: messages.wide },
                { value: "narrow", label: messages.narrow },
              ]}
            />
            <SegmentedControl
              aria-label={messages.scheme}
              value={scheme}
              onChange={setScheme}
              data={[
                { value: "light", label: messages.light },
                { value: "dark", label: messages.dark },
              ]}
            />
          </>
        )}
      </Group>
      <Text fw={560} style={{ overflowWrap: "anywhere" }}>
        {subject}
      </Text>
      {form === "html" ? (
        <iframe
          className={`${classes.frame} ${width === "narrow" ? classes.narrow : ""} ${scheme === "dark" ? classes.dark : ""}`}
          title={messages.mail}
          sandbox=""
          srcDoc={html}
        />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
        <section className={classes.text} tabIndex={0} aria-label={messages.mailAsText}>
          {text}
        </section>
      )}
    </Stack>
  );
}
