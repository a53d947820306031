import { Stack, Text, TextInput } from "@mantine/core";
import type { Campaign } from "@mindreel/contract/newsletter/campaigns";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/newsletter/campaign";
import { TextWithPictures } from "#features/newsletter/campaign-pictures/TextWithPictures.tsx";
import { useUnsavedGuard } from "#shared/forms/useUnsavedGuard.tsx";
import { format } from "#shared/language/format.ts";
import { AudienceField } from "./AudienceField.tsx";
import classes from "./Composer.module.css";
import { LanguageField } from "./LanguageField.tsx";
import { MailPreview } from "./MailPreview.tsx";
import type { useDraft } from "./useDraft.ts";
import { VideosField } from "./VideosField.tsx";

interface Props {
  readonly campaign: Campaign;
  readonly writing: ReturnType<typeof useDraft>;
}

/** An editor for a campaign, next to a preview of the mail. */
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
          dir="auto"
          autoComplete="off"
          onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
        />
        <TextInput
          label={messages.previewText}
          description={messages.previewTextNote}
          value={draft.preview_text}
          maxLength={limits.campaignPreviewText}
          dir="auto"
          autoComplete="off"
          onChange={({ currentTarget }) => change({ preview_text: currentTarget.value })}
        />
        <TextWithPictures campaignId={campaign.id} value={draft.body} onChange={(body) => change({ body })} />
        <VideosField value={draft.videos} onChange={(videos) => change({ videos })} />
        <AudienceField value={draft.audience} onChange={(audience) => change({ audience })} />
        <LanguageField value={draft.language} onChange={(language) => change({ language })} />
      </Stack>
      <MailPreview campaign={campaign} />
      {guard}
    </div>
  );
}
