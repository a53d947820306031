import { durationOf } from "@mindreel/contract/plain/durations";
import { pagePath } from "@mindreel/contract/plain/pages";

/** The escapes that React uses for text and attributes. */
const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** As in the conversion to plain text. */
export const collapsed = (text: string): string => text.replace(/[ \t\r\n\f\u200b]+/g, " ");

/** A video, as shown in a mail. */
export interface VideoCard {
  readonly id: number;
  readonly title: string;
  /** The URL of its still. */
  readonly still: string | null;
  readonly duration: number | null;
}

const titled = "margin:8px 0 0;font-size:16px;font-weight:600;line-height:1.4;color:#1c1e2b";
const small = "margin:0;font-size:13px;line-height:1.5;color:#575a69";
const link = "color:#373bc6;text-decoration-line:underline";

/** Without the signs of placeholders, which no real text contains. */
const plain = (text: string) => text.replaceAll(/[\ue000\ue001]/g, "");

const linkTo = ({ id }: VideoCard, publicUrl: string) => publicUrl + pagePath("watch", { id });

/** A card as HTML: the still and the title, which both lead to the video. Screen readers hear of one link. */
export function cardHtml(card: VideoCard, publicUrl: string): string {
  const { title, still, duration } = card;
  const address = escaped(linkTo(card, publicUrl));
  const picture =
    still === null
      ? ""
      : `<a href="${address}" data-html-only="true" aria-hidden="true" tabindex="-1"><img src="${escaped(still)}" alt="" width="456" style="display:block;width:100%;height:auto;border-radius:12px"></a>`;
  const length = duration === null ? "" : `<p class="dim" style="${small}">${durationOf(duration)}</p>`;
  return `<div style="margin:0 0 24px">${picture}<p class="ink" dir="auto" style="${titled}"><a class="address" href="${address}" style="${link}">${escaped(plain(title))}</a></p>${length}</div>`;
}

/** Cards of some videos, as HTML and as plain text. */
export const videoCards = (cards: readonly VideoCard[], publicUrl: string): { html: string; text: string } => ({
  html: cards.map((card) => cardHtml(card, publicUrl)).join(""),
  text: cards.map((card) => `${collapsed(plain(card.title))} ${linkTo(card, publicUrl)}`).join("\n\n"),
});
