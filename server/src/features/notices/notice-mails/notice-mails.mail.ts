import { pagePath } from "@mindreel/contract/plain/pages";
import { formatIn } from "@mindreel/messages/format";
import { inLanguage } from "@mindreel/messages/in-language";
import { frame } from "@mindreel/messages/mail";
import { messages } from "@mindreel/messages/notices/notice-mails";
import { type MailSettings, mailLanguage, type Reader } from "#mail/mail-language.ts";
import { type VideoCard, videoCards } from "#mail/video-cards.ts";
import { writtenMail } from "#mail/words/written-mail.ts";
import type { Mail } from "#ports/mail/mail.port.ts";

/** The maximum number of videos that a mail shows. */
const mostCards = 3;

interface NewVideos extends Reader {
  readonly email: string;
  readonly username: string;
  readonly videos: readonly VideoCard[];
}

/** The mail about new videos in what a member follows, newest first. */
export function newVideosMail(mailable: NewVideos, token: string, settings: MailSettings): Mail {
  const { email, username, videos } = mailable;
  const { publicUrl } = settings;
  const language = mailLanguage(mailable, settings);
  const words = inLanguage(messages, language);
  const [first, ...others] = videos;
  const title = first?.title ?? "";
  const more = videos.length - mostCards;
  const given = {
    ...{ language, username },
    places: {
      title: others.length > 0 ? formatIn(language, words.several, { title, count: others.length }) : title,
      videos: more > 0 ? formatIn(language, words.videosAndMore, { count: more }) : words.videos,
    },
    cards: videoCards(videos.slice(0, mostCards), publicUrl),
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
