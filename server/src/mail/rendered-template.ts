import { createRequire } from "node:module";
import { directionOf, type Language, sourceLanguage } from "@mindreel/contract/plain/languages";
import { inLanguage } from "@mindreel/messages/in-language";
import { frame } from "@mindreel/messages/mail";
import type { CSSProperties } from "react";

export interface EmailContent {
  /** English if absent. */
  readonly language?: Language;
  readonly title: string;
  /** Paragraphs before the button. */
  readonly before: readonly string[];
  readonly action: { readonly text: string; readonly link: string };
  /** Paragraphs after the button. */
  readonly after: readonly string[];
  /** Why the mail was sent, and the link to unsubscribe. */
  readonly footer?: { readonly text: string; readonly action: string; readonly link: string };
  /** The owner's, as lines. In the plain text it replaces the site's name. */
  readonly signature?: string;
  /** What stands between the paragraphs and the button, as HTML. */
  readonly cards?: { readonly html: string };
}

const require = createRequire(import.meta.url);

/** Loaded with the first mail, to keep the start fast. */
function load() {
  const { createElement }: typeof import("react") = require("react");
  const { renderToStaticMarkup }: typeof import("react-dom/server") = require("react-dom/server");
  const { compile }: typeof import("html-to-text") = require("html-to-text");
  const { Body }: typeof import("@react-email/body") = require("@react-email/body");
  const { Button }: typeof import("@react-email/button") = require("@react-email/button");
  const { Container }: typeof import("@react-email/container") = require("@react-email/container");
  const { Head }: typeof import("@react-email/head") = require("@react-email/head");
  const { Heading }: typeof import("@react-email/heading") = require("@react-email/heading");
  const { Html }: typeof import("@react-email/html") = require("@react-email/html");
  const { Link }: typeof import("@react-email/link") = require("@react-email/link");
  const { Preview }: typeof import("@react-email/preview") = require("@react-email/preview");
  const { Section }: typeof import("@react-email/section") = require("@react-email/section");
  const { Text }: typeof import("@react-email/text") = require("@react-email/text");
  const parts = { Body, Button, Container, Head, Heading, Html, Link, Preview, Section, Text };
  const toText = compile({
    wordwrap: false,
    selectors: [
      { selector: "[data-html-only]", format: "skip" },
      { selector: "h1", options: { uppercase: false } },
      { selector: "a", options: { linkBrackets: false } },
    ],
  });
  return { h: createElement, renderToStaticMarkup, toText, ...parts };
}
let loaded: ReturnType<typeof load> | undefined;

const font = "Inter,-apple-system,'Segoe UI',Arial,sans-serif";
const body = { margin: "0 0 16px", fontSize: "16px", lineHeight: "1.5", color: "#1c1e2b" };
const dim = { ...body, color: "#575a69" };
const small = { margin: "0", fontSize: "13px", lineHeight: "1.5", color: "#575a69" };
const button = { padding: "14px 24px", borderRadius: "12px", background: "#454ee2", color: "#ffffff" };
export const styles = {
  page: { margin: "0", backgroundColor: "#f5f6fb", fontFamily: font },
  card: { maxWidth: "520px", backgroundColor: "#ffffff", borderRadius: "20px" },
  inside: { padding: "32px" },
  brand: { margin: "0 0 32px", fontSize: "20px", lineHeight: "1.2", fontWeight: 700, color: "#1c1e2b" },
  mark: { color: "#454ee2" },
  title: { margin: "0 0 16px", fontSize: "26px", lineHeight: "1.2", color: "#1c1e2b" },
  button: { ...button, margin: "8px 0 32px", fontSize: "16px", fontWeight: 600 },
  address: { color: "#373bc6", textDecorationLine: "underline" },
  wholeAddress: { color: "#373bc6", wordBreak: "break-all" },
  signature: body,
  footer: { ...small, margin: "24px 0 0" },
} satisfies Record<string, CSSProperties>;

/** The app's dark colours, for mail programs with a dark mode. Outlook uses `data-ogsc` for its own. */
const dark = Object.entries({
  ".page": "background-color:#0f111e",
  ".page>table>tbody>tr>td": "background-color:#0f111e",
  ".card": "background-color:#191b2b",
  ".ink": "color:#eaebf1",
  ".dim": "color:#a9abb9",
  ".mark": "color:#7b91ff",
  ".button": "background-color:#4f59ea",
  ".address": "color:#a2b4ff",
});
const rules = (prefix: string) => dark.map(([selector, rule]) => `${prefix}${selector}{${rule}!important}`).join("");
export const css = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.inside{padding:24px 20px!important}.gap{padding:16px 8px!important}}
@media (prefers-color-scheme:dark){${rules("")}}
${rules("[data-ogsc] ")}`;
/** Outlook on Windows renders with Word, which ignores max-width and falls back to Times. */
export const outlook =
  "<!--[if mso]><style>.card{width:520px}td,p,a,h1{font-family:Arial,sans-serif}</style><![endif]-->";

/** Marks elements to be left out of the plain text. */
const htmlOnly = { "data-html-only": "true" };

/** The preview shown next to the subject in mailbox listings, as HTML. Its padding depends on its length. */
export function renderPreview(before: readonly string[]): string {
  loaded ??= load();
  const { h, renderToStaticMarkup, Preview } = loaded;
  return renderToStaticMarkup(h(Preview, { ...htmlOnly, children: before.join(" ") }));
}

/**
 * A mail, rendered by React.
 * @param preview a placeholder for the preview, in the HTML only
 */
export function renderTemplate(appName: string, given: EmailContent, preview?: string): { html: string; text: string } {
  loaded ??= load();
  const { h, renderToStaticMarkup, toText, ...c } = loaded;
  const { language = sourceLanguage, title, before, action, after, footer, signature, cards } = given;
  const paragraph = (text: string, className: string, style: CSSProperties) => h(c.Text, { className, style }, text);
  const address = (link: string, text: string, style: CSSProperties) =>
    h(c.Link, { href: link, className: "address", style }, text);

  const head = h(
    c.Head,
    null,
    h("meta", { name: "viewport", content: "width=device-width" }),
    h("meta", { name: "color-scheme", content: "light dark" }),
    h("meta", { name: "supported-color-schemes", content: "light dark" }),
    h("title", null, title),
    h("style", { dangerouslySetInnerHTML: { __html: css } }),
  );
  const brand = h(
    c.Text,
    { className: "ink", style: styles.brand, ...htmlOnly },
    h("span", { className: "mark", style: styles.mark }, "\u25b6\ufe0e"),
    `\u00a0${appName}`,
  );
  const fallback = h(
    c.Text,
    { className: "dim", style: small, ...htmlOnly },
    inLanguage(frame, language).openAddress,
    h("br"),
    address(action.link, action.link, styles.wholeAddress),
  );
  const inside = h(
    c.Section,
    { className: "inside", style: styles.inside },
    brand,
    h(c.Heading, { className: "ink", style: styles.title }, title),
    ...before.map((text) => paragraph(text, "ink", body)),
    cards && h("div", { dangerouslySetInnerHTML: { __html: cards.html } }),
    h(c.Button, { href: action.link, className: "button", style: styles.button }, action.text),
    ...after.map((text) => paragraph(text, "dim", dim)),
    signature !== undefined &&
      h(
        c.Text,
        { className: "ink", style: styles.signature, ...htmlOnly },
        ...signature.split("\n").flatMap((line, n) => (n === 0 ? [line] : [h("br"), line])),
      ),
    fallback,
    footer &&
      h(
        c.Text,
        { className: "dim", style: styles.footer },
        `${footer.text} `,
        address(footer.link, footer.action, styles.address),
      ),
  );
  const gap = h(
    c.Section,
    { className: "gap", style: { padding: "32px 16px" } },
    h(c.Container, { className: "card", style: styles.card }, inside),
  );
  const page = h(
    c.Html,
    language === sourceLanguage ? { lang: language } : { lang: language, dir: directionOf(language) },
    head,
    h(
      c.Body,
      { className: "page", style: styles.page },
      preview ?? h(c.Preview, { ...htmlOnly, children: before.join(" ") }),
      gap,
    ),
  );
  const html = renderToStaticMarkup(page).replace("</head>", `${outlook}</head>`);

  const text = toText(preview === undefined ? html : html.replace(preview, ""));
  return { html: `<!doctype html>\n${html}\n`, text: `${text.trim()}\n\n-- \n${signature ?? appName}\n` };
}
