import { Stack, Text, Textarea, TextInput } from "@mantine/core";
import type { Campaign } from "@mindreel/contract/newsletter/campaigns";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/newsletter/campaign";
import { useUnsavedGuard } from "#shared/forms/useUnsavedGuard.tsx";
import { format } from "#shared/language/format.ts";
import { AudienceField } from "./AudienceField.tsx";
import classes from "./Composer.module.css";
import { MailPreview } from "./MailPreview.tsx";
import type { useDraft } from "./useDraft.ts";
import { VideosField } from "./VideosField.tsx";

interface Props {
  readonly campaign: Campaign;
  readonly writing: ReturnType<typeof useDraft>;
}

/** Writes a campaign, beside the mail that comes of it. */
export function Composer({ campaign, writing: { draft, unsaved, error, change } }: Props) {
  const guard = useUnsavedGuard(unsaved);
  return (
    <div className={classes.composer}>
      <Stack gap="md">
        <Text role="status" size="sm" c={error === null ? "dimmed" : "red"}>
          {error !== null
            ? format(messages.notSaved, { message: error.message })
            : unsaved
              ? messages.saving
              : messages.saved}
        </Text>
        <TextInput
          label={messages.subject}
          value={draft.subject}
          maxLength={limits.campaignSubject}
          autoComplete="off"
          onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
        />
        <TextInput
          label={messages.previewText}
          description={messages.previewTextNote}
          value={draft.preview_text}
          maxLength={limits.campaignPreviewText}
          autoComplete="off"
          onChange={({ currentTarget }) => change({ preview_text: currentTarget.value })}
        />
        <Textarea
          label={messages.text}
          description={messages.textNote}
          value={draft.body}
          maxLength={limits.campaignBody}
          rows={14}
          onChange={({ currentTarget }) => change({ body: currentTarget.value })}
        />
        <VideosField value={draft.videos} onChange={(videos) => change({ videos })} />
        <AudienceField value={draft.audience} onChange={(audience) => change({ audience })} />
      </Stack>
      <MailPreview campaign={campaign} />
      {guard}
    </div>
  );
}
