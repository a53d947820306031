import { Stack, Text } from "@mantine/core";
import type { Campaign } from "@mindreel/contract/newsletter/campaigns";
import {
  isLanguage,
  type Language,
  languageNames,
  languages,
  sourceLanguage,
} from "@mindreel/contract/plain/languages";
import { limits } from "@mindreel/contract/plain/limits";
import { campaign as messages } from "@mindreel/messages/newsletter/campaigns";
import type { RefObject } from "react";
import { TextWithPictures } from "#features/newsletter/campaign-pictures/TextWithPictures.tsx";
import { boot } from "#shared/boot.ts";
import { useUnsavedGuard } from "#shared/forms/unsaved-changes/useUnsavedGuard.tsx";
import { format } from "#shared/language/format.ts";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { AudienceField } from "./AudienceField.tsx";
import classes from "./campaigns.module.css";
import { MailPreview } from "./MailPreview.tsx";
import type { Missing } from "./missing.ts";
import type { useDraft } from "./useDraft.ts";
import { VideosField } from "./VideosField.tsx";

interface Props {
  readonly campaign: Campaign;
  /** What somebody else has done to it, so that nothing can be saved any more. */
  readonly lost: string | undefined;
  readonly writing: ReturnType<typeof useDraft>;
  /** Marked at their fields. */
  readonly missing: readonly Missing[];
  readonly fields: DraftFields;
}

/** The fields that a draft cannot be sent without. */
export interface DraftFields {
  readonly subject: RefObject<HTMLInputElement | null>;
  readonly body: RefObject<HTMLTextAreaElement | null>;
  readonly audience: RefObject<HTMLInputElement | null>;
}

/** An editor for a campaign, next to a preview of the mail. */
export function Composer({ campaign, lost, writing, missing, fields }: Props) {
  const { draft, unsaved, error, change } = writing;
  const errorAt = (field: Missing) => missing.includes(field) && messages.missing[field];
  const guard = useUnsavedGuard(unsaved || lost !== undefined);
  return (
    <div className={classes.composer}>
      <Stack gap="md">
        <Text role="status" size="sm" c={error === null && lost === undefined ? "dimmed" : "red"}>
          {lost ??
            (error !== null
              ? format(messages.notSaved, { message: error.message })
              : unsaved
                ? messages.saving
                : messages.saved)}
        </Text>
        <TextField
          ref={fields.subject}
          label={messages.subject}
          error={errorAt("subject")}
          value={draft.subject}
          maxLength={limits.campaignSubject}
          dir="auto"
          autoComplete="off"
          onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
        />
        <TextField
          label={messages.previewText}
          description={messages.previewTextNote}
          value={draft.preview_text}
          maxLength={limits.campaignPreviewText}
          dir="auto"
          autoComplete="off"
          onChange={({ currentTarget }) => change({ preview_text: currentTarget.value })}
        />
        <TextWithPictures
          campaignId={campaign.id}
          value={draft.body}
          onChange={(body) => change({ body })}
          field={fields.body}
          error={errorAt("body")}
        />
        <VideosField value={draft.videos} onChange={(videos) => change({ videos })} />
        <AudienceField
          value={draft.audience}
          language={draft.language}
          onChange={(audience) => change({ audience })}
          first={fields.audience}
          error={errorAt("audience")}
        />
        <LanguageField value={draft.language} onChange={(language) => change({ language })} />
      </Stack>
      <MailPreview campaign={campaign} />
      {guard}
    </div>
  );
}

interface LanguageFieldProps {
  readonly value: Language | null;
  readonly onChange: (language: Language | null) => void;
}

/** Limits the audience to readers of one language, if the site has several. */
function LanguageField({ value, onChange }: LanguageFieldProps) {
  const offered = languages.filter((each) => boot.languages.includes(each) || each === value);
  if (offered.length < 2) return null;
  const [own = sourceLanguage] = boot.languages;
  return (
    <SelectField
      label={messages.language}
      description={format(messages.languageNote, { language: languageNames[own] })}
      value={value ?? ""}
      onChange={({ currentTarget }) => onChange(isLanguage(currentTarget.value) ? currentTarget.value : null)}
      options={[
        { value: "", label: messages.everyLanguage },
        ...offered.map((each) => ({ value: each, label: languageNames[each] })),
      ]}
    />
  );
}
