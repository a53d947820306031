import type { NewsSettings } from "@mindreel/contract/newsletter/digest";
import type { SettingsRow } from "./digest.repository.ts";

export const toNewsSettings = ({ mailsPerHour, digest }: SettingsRow): NewsSettings => ({
  mails_per_hour: mailsPerHour,
  digest,
});
