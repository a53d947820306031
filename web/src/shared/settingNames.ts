import { type MailSetting, mailNames, mailSetting } from "@mindreel/contract/plain/kinds/mails";
import type { SettingName } from "@mindreel/contract/site/settings";
import { names as mails } from "@mindreel/messages/site/mails";
import { history as messages } from "@mindreel/messages/site/settings";
import { format } from "#shared/language/format.ts";

const names = (): Readonly<Record<Exclude<SettingName, MailSetting>, string>> => messages.settings;

/** A setting's name. One from another version of the server is shown as its key. */
export function settingName(setting: string): string {
  const mail = mailNames.find((each) => mailSetting(each) === setting);
  if (mail !== undefined) return format(messages.mail, { mail: mails.names[mail] });
  return Object.entries(names()).find(([name]) => name === setting)?.[1] ?? setting;
}
