import { List, Text } from "@mantine/core";
import type { SubscriberLine } from "@mindreel/contract/newsletter/subscriber-import";
import { messages } from "@mindreel/messages/newsletter/subscriber-import";
import { useState } from "react";
import { LinesForm } from "#shared/import/LinesForm.tsx";
import type { ReadList } from "#shared/import/readList.ts";
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
  const [list, setList] = useState<ReadList<SubscriberLine>>();
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
          onPreview={(read) => {
            setList(read);
            check.mutate({ lines: read.lines });
          }}
          loading={check.isPending}
          imported={imported === check.submittedAt}
        />
      </Section>
      {check.isSuccess && list && (
        <Section title={messages.preview}>
          <SubscribersPreview
            key={check.submittedAt}
            list={list}
            checked={check.data}
            onImported={() => setImported(check.submittedAt)}
          />
        </Section>
      )}
    </>
  );
}
