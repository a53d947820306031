import { messages } from "@mindreel/messages/site/settings";
import "@mantine/core/styles/Switch.layer.css";
import { Switch } from "@mantine/core";
import { lockOf, useDraft } from "#features/site/settings/draft.ts";

/** Whether visitors see teasers of videos. */
export function TeasersField() {
  const draft = useDraft();
  const lock = lockOf(draft, "teasers");
  return (
    <Switch
      label={messages.teasers}
      description={lock ?? messages.teasersNote}
      checked={draft.values.teasers}
      disabled={lock !== undefined}
      onChange={({ currentTarget: { checked } }) => draft.change({ teasers: checked })}
    />
  );
}
