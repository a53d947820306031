import { escapeHtml } from "#platform/html.ts";

interface Letter {
  readonly title: string;
  /** Paragraphs before the button, and after it. */
  readonly before: readonly string[];
  readonly action: { readonly text: string; readonly link: string };
  readonly after: readonly string[];
}

const font = "font-family:Inter,-apple-system,'Segoe UI',Arial,sans-serif";
const dim = "color:#575a69";

/** A mail in the brand, without any picture: HTML that old mail programs lay out too, and the same as plain text. */
export function letter(appName: string, { title, before, action, after }: Letter): { html: string; text: string } {
  const paragraph = (text: string, style: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;${style}">${escapeHtml(text)}</p>`;
  const link = escapeHtml(action.link);
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;background:#f5f6fb;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f5f6fb"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:20px"><tr><td style="padding:32px;${font};color:#1c1e2b">
<p style="margin:0 0 32px;font-size:20px;font-weight:700;letter-spacing:-0.02em"><span style="color:#454ee2">&#9654;&#xFE0E;</span>&nbsp;${escapeHtml(appName)}</p>
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2;letter-spacing:-0.02em">${escapeHtml(title)}</h1>
${before.map((text) => paragraph(text, "")).join("\n")}
<p style="margin:24px 0 32px"><a href="${link}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:#454ee2;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(action.text)}</a></p>
${after.map((text) => paragraph(text, dim)).join("\n")}
<p style="margin:0;font-size:13px;line-height:1.5;${dim}">If the button does nothing, open this address:<br><a href="${link}" style="color:#373bc6;word-break:break-all">${link}</a></p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
  const text = [title, ...before, `${action.text}:\n${action.link}`, ...after, `-- \n${appName}`].join("\n\n");
  return { html, text: `${text}\n` };
}
