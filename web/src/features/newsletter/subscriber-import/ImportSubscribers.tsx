import { List, Text } from "@mantine/core";
import { messages } from "@mindreel/messages/newsletter/subscriber-import";
import { useState } from "react";
import { LinesForm } from "#shared/import/LinesForm.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { useCheckLines } from "./importSubscribers.ts";
import { readLines } from "./readLines.ts";
import { SubscribersPreview } from "./SubscribersPreview.tsx";

const example = "ada@example.com, Ada, Lovelace, 36, Kenya";

function Intro() {
  return (
    <>
      <Text c="dimmed">{messages.intro}</Text>
      <List c="dimmed" size="md">
        {Object.values(messages.notes).map((note) => (
          <List.Item key={note}>{note}</List.Item>
        ))}
      </List>
    </>
  );
}

/** Adds many subscribers: pasted or dropped lines are first previewed with their faults. */
export function ImportSubscribers() {
  const check = useCheckLines();
  /** When the lines that were imported were previewed. */
  const [imported, setImported] = useState<number>();
  return (
    <>
      <Section title={messages.title}>
        <LinesForm
          label={messages.label}
          intro={<Intro />}
          placeholder={example}
          read={readLines}
          onPreview={(lines) => check.mutate({ lines })}
          loading={check.isPending}
          imported={imported === check.submittedAt}
        />
      </Section>
      {check.isSuccess && (
        <Section title={messages.preview}>
          <SubscribersPreview
            key={check.submittedAt}
            lines={check.variables.lines}
            checked={check.data.lines}
            onImported={() => setImported(check.submittedAt)}
          />
        </Section>
      )}
    </>
  );
}
