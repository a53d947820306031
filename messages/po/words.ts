/**
 * `npm run words`: exports a language's messages for translators as a PO file, imports it again, and puts translations
 * into the order of the English messages.
 *
 * npm run words -- export de
 * npm run words -- import de.po
 * npm run words -- sort
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { languages, sourceLanguage, type Translated } from "@mindreel/contract/plain/languages";
import { catalogue, english } from "./catalogue.ts";
import { fromPo, toPo } from "./po.ts";
import { readTranslation, writeTranslation } from "./translations.ts";

const isTranslated = (name: string | undefined): name is Translated =>
  name !== sourceLanguage && languages.some((language) => language === name);

const say = (line: string) => process.stdout.write(`${line}\n`);

function fail(...lines: readonly string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}

async function take(file: string): Promise<void> {
  const text = readFileSync(file, "utf8");
  const language = /^"Language: (\w+)\\n"$/m.exec(text)?.[1];
  if (!isTranslated(language)) fail(`${file} does not say in its header which language it is in.`);
  const { changes, faults, skipped } = fromPo(text, language, await catalogue(language));
  for (const each of skipped) say(`Left alone: ${each}`);
  if (faults.length > 0) fail(...faults, `${file} was not taken. Mend these ${faults.length} sentences first.`);
  writeTranslation(language, await english(), { ...readTranslation(language), ...Object.fromEntries(changes) });
  say(`${changes.size} sentences changed.`);
}

/** Relative to the folder where npm was called. */
const here = (file: string) => path.resolve(process.env["INIT_CWD"] ?? ".", file);

const [verb, subject] = process.argv.slice(2);
if (verb === "export" && isTranslated(subject)) {
  const file = here(`${subject}.po`);
  const entries = await catalogue(subject);
  writeFileSync(file, toPo(subject, entries));
  say(`${entries.length} sentences are in ${file}.`);
} else if (verb === "import" && subject !== undefined) await take(here(subject));
else if (verb === "sort") {
  const messages = await english();
  for (const each of languages.filter(isTranslated)) writeTranslation(each, messages, readTranslation(each));
} else fail("npm run words -- export <de|es|fr|ar>", "npm run words -- import <file>", "npm run words -- sort");
