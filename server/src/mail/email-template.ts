import { sourceLanguage } from "@mindreel/contract/plain/languages";
import { type EmailContent, renderPreview, renderTemplate } from "./rendered-template.ts";
import { collapsed, escaped } from "./video-cards.ts";

/** A placeholder for a text in a rendered mail. Private-use characters, which no real text contains. */
const hole = (n: number) => `\ue000${n}\ue001`;
const holes = /\ue000(\d+)\ue001/g;
/** As React renders lines with breaks between them. */
const inLines = (text: string) => text.split("\n").map(escaped).join("<br/>");

interface TemplateContent extends EmailContent {
  readonly cards?: { readonly html: string; readonly text: string };
}

/** Enough for all kinds, including those of mails with the owner's words. */
const mostSkeletons = 500;
const skeletons = new Map<string, { readonly html: string; readonly text: string }>();

/**
 * A branded mail: HTML that suits old mail programs too, and the same as plain text. Mails of the same
 * language and structure differ only in their texts, so React renders each kind once, with placeholders for the texts.
 */
export function emailTemplate(appName: string, given: TemplateContent): { html: string; text: string } {
  const { language = sourceLanguage, title, before, action, after, footer, signature, cards } = given;
  const kind = `${language} ${before.length} ${after.length} ${footer !== undefined} ${signature !== undefined} ${cards !== undefined}`;
  const texts = [appName, title, action.text, action.link, ...before, ...after];
  if (footer !== undefined) texts.push(footer.text, footer.action, footer.link);
  const signatureAt = signature === undefined ? -1 : texts.push(signature) - 1;
  const cardsAt = cards === undefined ? -1 : texts.push("") - 1;
  let skeleton = skeletons.get(kind);
  if (skeleton === undefined) {
    let next = 4;
    const take = () => hole(next++);
    const shape = {
      language,
      title: hole(1),
      action: { text: hole(2), link: hole(3) },
      before: before.map(take),
      after: after.map(take),
      ...(footer !== undefined && { footer: { text: take(), action: take(), link: take() } }),
      ...(signature !== undefined && { signature: take() }),
      ...(cards !== undefined && { cards: { html: `<p>${hole(cardsAt)}</p>` } }),
    };
    const previewAt = hole(cards === undefined ? next : next + 1);
    const { html, text } = renderTemplate(hole(0), shape, previewAt);
    skeleton = { html: html.replace(`<p>${hole(cardsAt)}</p>`, hole(cardsAt)), text };
    if (skeletons.size >= mostSkeletons) skeletons.clear();
    skeletons.set(kind, skeleton);
  }
  const preview = renderPreview(before);
  return {
    html: skeleton.html.replaceAll(holes, (_, n) => {
      if (Number(n) >= texts.length) return preview;
      if (Number(n) === cardsAt) return cards?.html ?? "";
      return (Number(n) === signatureAt ? inLines : escaped)(texts[Number(n)] ?? "");
    }),
    // In the plain text, the app's name appears only as the signature, which is inserted as it is.
    text: skeleton.text.replaceAll(holes, (_, n) => {
      const text = texts[Number(n)] ?? "";
      if (Number(n) === cardsAt) return cards?.text ?? "";
      return Number(n) === 0 || Number(n) === signatureAt ? text : collapsed(text);
    }),
  };
}
