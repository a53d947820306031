import type { CurrentUser } from "@mindreel/contract/accounts/sessions";
import type { Video } from "@mindreel/contract/catalogue/videos";
import { localeOf, sourceLanguage } from "@mindreel/contract/plain/languages";
import { card as messages } from "@mindreel/messages/catalogue/videos";
import { format } from "#shared/language/format.ts";
import { language } from "#shared/language/language.ts";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const two = (n: number) => String(n).padStart(2, "0");
const clock = (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`;

/** `3 Dec, 14:00` in the page's language, in the browser's time zone, with the year unless it is the current one. */
export function releaseMoment(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const isThisYear = date.getFullYear() === now.getFullYear();
  if (language() !== sourceLanguage) {
    return date.toLocaleString(localeOf(language()), {
      ...({ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const),
      ...(!isThisYear && { year: "numeric" }),
    });
  }
  const year = isThisYear ? "" : ` ${date.getFullYear()}`;
  return `${date.getDate()} ${months[date.getMonth()]}${year}, ${clock(date)}`;
}

/** The start of the current minute, so that it is not in the future for a server whose clock is slightly behind. */
export const thisMinute = (now = new Date()): string =>
  new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString();

export const isUpcoming = (release: string, now = new Date()): boolean => new Date(release) > now;

/** The note on the card of a video that is not yet released to everyone; otherwise null. */
export function releaseNote(
  { release_at }: Pick<Video, "release_at">,
  { is_superuser }: Pick<CurrentUser, "is_superuser">,
  now = new Date(),
): string | null {
  if (release_at === null || !isUpcoming(release_at, now)) return null;
  return is_superuser ? format(messages.releases, { moment: releaseMoment(release_at, now) }) : messages.earlyAccess;
}
