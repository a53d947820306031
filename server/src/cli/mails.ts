import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { languageNames } from "@mindreel/contract/plain/languages";
import { help, runWithUsage } from "#cli/run/usage.ts";
import { loadConfig } from "#config/config.ts";
import { escapeHtml } from "#http/pages/heads/html.ts";
import { sampleMails } from "./sample-mails.ts";

const usage = `npm run mails

Writes every email with made-up data to DATA_DIR/mails, as HTML and as text, and a page that lists them.`;

async function main(): Promise<void> {
  const config = loadConfig();
  const folder = path.join(config.dataDir, "mails");
  await mkdir(folder, { recursive: true });
  const lists: string[] = [];
  for (const language of config.languages) {
    const entries: string[] = [];
    for (const [kind, { subject, html, text }] of sampleMails(config, language)) {
      const name = `${kind}.${language}`;
      await writeFile(path.join(folder, `${name}.html`), html);
      await writeFile(path.join(folder, `${name}.txt`), text);
      entries.push(`<li><a href="${name}.html">${escapeHtml(subject)}</a> (<a href="${name}.txt">as text</a>)</li>`);
      console.log(`${name.padEnd(27)} ${subject}`);
    }
    lists.push(`<h2>${languageNames[language]}</h2>\n<ul lang="${language}">\n${entries.join("\n")}\n</ul>`);
  }
  const title = escapeHtml(`The mails of ${config.appName}`);
  const list = `<!doctype html>\n<meta charset="utf-8">\n<title>${title}</title>\n<h1>${title}</h1>\n${lists.join("\n")}\n`;
  const index = path.join(folder, "index.html");
  await writeFile(index, list);
  console.log(`\nOpen ${index}`);
}

await runWithUsage(usage, () => parseArgs({ options: { help } }), main);
