import {
  isLanguage,
  type Language,
  languageNames,
  languages,
  sourceLanguage,
} from "@mindreel/contract/plain/languages";
import { campaign as messages } from "@mindreel/messages/newsletter/campaigns";
import { boot } from "#shared/boot.ts";
import { format } from "#shared/language/format.ts";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";

interface Props {
  readonly value: Language | null;
  readonly onChange: (language: Language | null) => void;
}

/** Limits the audience to readers of one language, if the site has several. */
export function LanguageField({ value, onChange }: Props) {
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
