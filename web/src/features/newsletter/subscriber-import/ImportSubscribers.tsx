import { List, Text } from "@mantine/core";
import { LinesForm } from "#shared/import/LinesForm.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { useCheckLines } from "./importSubscribers.ts";
import { readLines } from "./readLines.ts";
import { SubscribersPreview } from "./SubscribersPreview.tsx";

const intro = (
  <>
    <Text c="dimmed">
      A person a line: the e-mail address, then first name, last name, age and country where you have them, separated by
      tabs, commas or semicolons. A first line may name the columns; the file that Export writes is taken as it is.
    </Text>
    <List c="dimmed" size="md">
      <List.Item>Nobody is mailed, and nobody is offered the free month.</List.Item>
      <List.Item>Whoever unsubscribed stays unsubscribed, and whoever is on the list already is skipped.</List.Item>
      <List.Item>
        Addresses of throw-away mail services are taken, even where the sign-up form refuses them: the list is yours.
      </List.Item>
    </List>
  </>
);

/** Adds many subscribers: what is pasted or dropped is shown with its faults first. */
export function ImportSubscribers() {
  const check = useCheckLines();
  return (
    <>
      <Section title="Import subscribers">
        <LinesForm
          label="Subscribers to import"
          intro={intro}
          placeholder="ada@example.com, Ada, Lovelace, 36, Kenya"
          read={readLines}
          onPreview={(lines) => check.mutate({ lines })}
          loading={check.isPending}
        />
      </Section>
      {check.isSuccess && (
        <Section title="Preview">
          <SubscribersPreview key={check.submittedAt} lines={check.variables.lines} checked={check.data.lines} />
        </Section>
      )}
    </>
  );
}
