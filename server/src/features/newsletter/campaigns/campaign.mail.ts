import { directionOf, type Language, sourceLanguage } from "@mindreel/contract/plain/languages";
import { inLanguage } from "@mindreel/messages/in-language";
import { frame } from "@mindreel/messages/mail";
import { mail } from "@mindreel/messages/newsletter/campaigns";
import { compile } from "html-to-text";
import type { MailSettings } from "#mail/mail-language.ts";
import { css, outlook, styles } from "#mail/rendered-template.ts";
import { cardHtml, escaped as escapedText, type VideoCard } from "#mail/video-cards.ts";
import type { Mail } from "#ports/mail/mail.port.ts";
import { createMailMarkdown } from "./mail-markdown.ts";

export interface CampaignContent {
  readonly subject: string;
  readonly previewText: string;
  /** Markdown. */
  readonly body: string;
  readonly videos: readonly VideoCard[];
  /** The language of the text. Video titles may be in the reader's language. */
  readonly language: Language;
}

/** The links of one recipient. */
interface Links {
  /** The unsubscribe page. */
  readonly page: string;
  /** The URL that mail programs post to. */
  readonly post?: string;
}

/** Placeholder for each recipient's links, between private-use characters that no text contains. */
const hole = "\ue000unsubscribe\ue001";

/** Without the signs of the hole, which no real text contains. */
const escaped = (text: string): string => escapedText(text.replaceAll(/[\ue000\ue001]/g, ""));

type Style = Readonly<Record<string, string | number>>;
const inline = (style: Style): string =>
  Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(";");

const toText = compile({
  wordwrap: false,
  formatters: {
    description: ({ attribs }, _walk, builder) => {
      if (attribs?.["alt"]) builder.addInline(`[${attribs["alt"]}]`);
    },
  },
  selectors: [
    { selector: "[data-html-only]", format: "skip" },
    { selector: "img", format: "description" },
    ...["h1", "h2", "h3"].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: "a", options: { linkBrackets: ["(", ")"] as [string, string], hideLinkHrefIfSameAsText: true } },
  ],
});

/**
 * Renders a campaign's mail once for all recipients whose mails differ only in their links.
 * @returns a function that builds the mail to one of them
 */
export function campaignMail(
  { subject, previewText, body, videos, language }: CampaignContent,
  settings: MailSettings,
): (links: Links) => Pick<Mail, "subject" | "html" | "text" | "unsubscribe"> {
  const { appName, publicUrl, ownMails } = settings;
  const signature = ownMails?.signature?.replaceAll(/[\ue000\ue001]/g, "");
  const written = createMailMarkdown(publicUrl)(body.replaceAll(/[\ue000\ue001]/g, ""));
  const cards = videos.map((video) => cardHtml(video, publicUrl)).join("");
  const signed =
    signature === undefined
      ? ""
      : `<p class="ink" data-html-only="true" style="${inline(styles.signature)}">${signature.split("\n").map(escaped).join("<br>")}</p>\n`;
  const content = `<p class="ink" data-html-only="true" style="${inline(styles.brand)}"><span class="mark" style="${inline(styles.mark)}">\u25b6\ufe0e</span>&nbsp;${escaped(appName)}</p>
${written}${cards}${signed}<p class="dim" style="${inline(styles.footer)}">${inLanguage(mail, language).why} <a class="address" href="${hole}" style="${inline(styles.address)}">${inLanguage(frame, language).unsubscribe}</a></p>`;
  const hidden = "display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0";
  const preview =
    previewText === "" ? "" : `<div data-html-only="true" style="${hidden}">${escaped(previewText)}</div>`;
  const html = `<!doctype html>
<html lang="${language}"${language === sourceLanguage ? "" : ` dir="${directionOf(language)}"`}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title><style>${css}.inside img{max-width:100%}</style>${outlook}</head>
<body class="page" style="${inline(styles.page)}">${preview}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tbody><tr><td class="gap" style="padding:32px 16px"><table role="presentation" class="card" align="center" width="100%" cellpadding="0" cellspacing="0" border="0" style="${inline(styles.card)}"><tbody><tr><td class="inside" style="${inline(styles.inside)}">
${content}
</td></tr></tbody></table></td></tr></tbody></table></body></html>
`;
  const text = `${toText(content).trim()}\n\n-- \n${signature ?? appName}\n`;
  return ({ page, post }) => ({
    subject,
    html: html.replaceAll(hole, () => escaped(page)),
    text: text.replaceAll(hole, () => page),
    ...(post !== undefined && { unsubscribe: post }),
  });
}
