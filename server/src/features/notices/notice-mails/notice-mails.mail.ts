import { localeOf } from "@mindreel/contract/plain/languages";
import { pagePath } from "@mindreel/contract/plain/pages";
import { formatIn } from "@mindreel/messages/format";
import { inLanguage } from "@mindreel/messages/in-language";
import { frame } from "@mindreel/messages/mail";
import { messages } from "@mindreel/messages/notices/notice-mails";
import { type MailSettings, mailLanguage } from "#mail/mail-language.ts";
import { writtenMail } from "#mail/words/written-mail.ts";
import type { Mail } from "#ports/mail/mail.port.ts";
import type { MailableVideos } from "./notice-mails.repository.ts";

/** The maximum number of titles that a mail lists. */
const mostTitles = 10;

/** The mail about new videos in what a member follows, newest first. */
export function newVideosMail(mailable: MailableVideos, token: string, settings: MailSettings): Mail {
  const { email, username, videos } = mailable;
  const { publicUrl } = settings;
  const language = mailLanguage(mailable, settings);
  const words = inLanguage(messages, language);
  const titles = videos.map(({ title }) => title);
  const [title = ""] = titles;
  const more = titles.length - mostTitles;
  const named = [
    ...titles.slice(0, mostTitles).map((each) => formatIn(language, words.quoted, { title: each })),
    ...(more > 0 ? [formatIn(language, words.more, { count: more })] : []),
  ];
  const list = new Intl.ListFormat(localeOf(language)).format(named);
  const [first] = videos;
  const given = {
    ...{ language, username },
    places: {
      title: titles.length > 1 ? formatIn(language, words.several, { title, count: titles.length - 1 }) : title,
      videos: formatIn(language, words.videos, { list }),
    },
    link: publicUrl + (videos.length === 1 && first ? pagePath("watch", { id: first.id }) : pagePath("home")),
    footer: {
      text: words.why,
      action: inLanguage(frame, language).unsubscribe,
      link: publicUrl + pagePath("endNoticeMails", { token }),
    },
  };
  return {
    to: email,
    unsubscribe: `${publicUrl}/api/notices/v1/unsubscribe/${token}/`,
    ...writtenMail("new_videos", given, settings),
  };
}
