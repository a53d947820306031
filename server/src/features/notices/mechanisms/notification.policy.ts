import type { NoticeKind } from "@mindreel/contract/notices/notices";
import { directionOf, type Language } from "@mindreel/contract/plain/languages";
import type { Notification } from "@mindreel/contract/plain/notification";
import { pagePath } from "@mindreel/contract/plain/pages";
import { formatIn } from "@mindreel/messages/format";
import { inLanguage } from "@mindreel/messages/in-language";
import { notification } from "@mindreel/messages/notices/push-subscriptions";

/** A notice that is pushed to a device. */
export interface PushedNotice {
  readonly kind: NoticeKind;
  readonly id: number;
  readonly videoId: number;
  readonly title: string;
  /** The followed series or category, or the text of the request; null if no longer known. */
  readonly about: string | null;
}

/** The maximum number of characters of a line; browsers show fewer. A message has room for 4 KB. */
const mostCharacters = 200;

function cut(text: string): string {
  const characters = [...text];
  return characters.length > mostCharacters ? `${characters.slice(0, mostCharacters - 1).join("")}…` : text;
}

/** The notification for several new videos, newest first, or for one notice. */
export function notificationOf(
  [first, ...others]: readonly [PushedNotice, ...PushedNotice[]],
  language: Language,
  icon: string,
): Notification {
  const words = inLanguage(notification, language);
  const { kind, id, title, about } = first;
  const shown = { lang: language, dir: directionOf(language), icon };
  if (others.length > 0) {
    return {
      ...shown,
      title: cut(formatIn(language, words.several, { title, count: others.length })),
      body: words.followed,
      tag: `videos-${id}`,
      path: pagePath("home"),
    };
  }
  const why =
    kind === "answer"
      ? formatIn(language, words.wanted, { text: about ?? "" })
      : formatIn(language, words.newIn, { name: about ?? "" });
  return {
    ...shown,
    title: cut(title),
    body: cut(about === null ? words.newVideo : why),
    tag: `${kind}-${id}`,
    path: pagePath("watch", { id: first.videoId }),
    notice: `${kind}/${id}`,
  };
}
