import { Progress as Bar, Stack, Text } from "@mantine/core";
import type { Campaign } from "@mindreel/contract/newsletter/campaigns";
import { campaign as messages } from "@mindreel/messages/newsletter/campaigns";
import { stateName } from "#features/newsletter/campaigns/CampaignsTable.tsx";
import { isDue } from "#features/newsletter/campaigns/campaigns.ts";
import { format, numberOf } from "#shared/language/format.ts";
import { momentOf } from "#shared/time/dates.ts";
import { Facts } from "#shared/ui/Facts.tsx";

/** A campaign's progress. */
export function Progress({ campaign }: { readonly campaign: Campaign }) {
  const { state, send_at, begun_at, ended_at, trouble, progress } = campaign;
  const done = progress.recipients - progress.waiting;
  const percent = progress.recipients === 0 ? 0 : Math.floor((100 * done) / progress.recipients);
  if (state === "scheduled") {
    const waits = send_at !== null && !isDue(campaign);
    return (
      <Text role="status">
        {waits ? format(messages.willSend, { moment: momentOf(send_at) }) : messages.aboutToSend}
      </Text>
    );
  }
  return (
    <Stack gap="md" maw={720}>
      <Bar value={percent} size="lg" aria-label={messages.mailsDone} />
      <Text role="status">
        {format(messages.progressOf, { state: stateName(state), done, all: progress.recipients })}
      </Text>
      {trouble !== null && (
        <Text role="alert" c="red">
          {format(messages.trouble, { trouble })}
        </Text>
      )}
      <Facts
        rows={[
          [messages.facts.delivered, numberOf(progress.delivered)],
          [messages.facts.refused, numberOf(progress.refused)],
          [messages.facts.skipped, numberOf(progress.skipped)],
          [messages.facts.unsure, numberOf(progress.unsure)],
          [messages.facts.unsubscribed, numberOf(progress.unsubscribed)],
          [messages.facts.begun, begun_at === null ? messages.notYet : momentOf(begun_at)],
          [messages.facts.ended, ended_at === null ? messages.notYet : momentOf(ended_at)],
        ]}
      />
      <Text size="sm" c="dimmed">
        {messages.statesNote}
      </Text>
    </Stack>
  );
}
