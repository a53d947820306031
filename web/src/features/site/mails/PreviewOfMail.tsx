import { type MailName, mailSetting } from "@mindreel/contract/plain/kinds/mails";
import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "#features/site/settings/settings.ts";
import { boot } from "#shared/boot.ts";
import { builtInMailsQuery } from "./mails.ts";
import { Preview } from "./Preview.tsx";

/** A mail as it is sent now, in the site's language. */
export function PreviewOfMail({ mail }: { readonly mail: MailName }) {
  const { data: settings } = useQuery(settingsQuery);
  const { data: builtIn } = useQuery(builtInMailsQuery);
  const language = boot.languages[0] ?? "en";
  const own = settings?.values[mailSetting(mail)]?.[language];
  const words = own ?? builtIn?.mails.find((each) => each.mail === mail)?.words[language];
  if (settings === undefined || words === undefined) return null;
  return (
    // Has no room to stick in: it would cover what follows it.
    <div>
      <Preview written={{ mail, language, words, signature: settings.values.mail_signature }} isFaulty={false} />
    </div>
  );
}
