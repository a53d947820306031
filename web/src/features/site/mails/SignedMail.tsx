import { mailSetting } from "@mindreel/contract/plain/kinds/mails";
import { useQuery } from "@tanstack/react-query";
import { useDraft } from "#features/site/settings/draft.ts";
import { boot } from "#shared/boot.ts";
import { builtInMailsQuery } from "./mails.ts";
import { Preview } from "./Preview.tsx";

/** Some mail with the signature that is being written, which is below every one. */
export function SignedMail() {
  const { values } = useDraft();
  const { data } = useQuery(builtInMailsQuery);
  const [first] = data?.mails ?? [];
  const language = boot.languages[0] ?? "en";
  const words = first && (values[mailSetting(first.mail)]?.[language] ?? first.words[language]);
  if (first === undefined || words === undefined) return null;
  return <Preview written={{ mail: first.mail, language, words, signature: values.mail_signature }} isFaulty={false} />;
}
