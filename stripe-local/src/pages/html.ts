import type { Price } from "#world/objects.ts";

/** Markup that is safe to insert without escaping. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function toMarkup(value: unknown): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(toMarkup).join("");
  if (value === null || value === undefined || value === false) return "";
  return String(value).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/** A template that escapes its values, except for `Html`. */
export const html = (parts: TemplateStringsArray, ...values: unknown[]): Html =>
  new Html(parts.map((part, index) => part + (index < values.length ? toMarkup(values[index]) : "")).join(""));

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
export const date = (seconds: number): string => day.format(new Date(seconds * 1000));

/** An amount in its currency's smallest unit. */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** Such as `a month`. */
export function each(recurring: Price["recurring"]): string {
  if (recurring === null) return "once";
  const { interval, interval_count: count } = recurring;
  return count === 1 ? `a ${interval}` : `every ${count} ${interval}s`;
}

/** A whole page, with a banner that says it is not Stripe. */
export const layout = (title: string, body: Html): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/rehearsal/style.css">
</head>
<body>
<header class="banner"><strong>Rehearsal.</strong> This is an emulator of Stripe. It takes no money and no real cards.</header>
<main>${body}</main>
</body>
</html>
`;
