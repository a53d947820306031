import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type Language, languages, sourceLanguage, type Translated } from "@mindreel/contract/plain/languages";
import { allGroups, type Group, groupsOf, sourceOf } from "@mindreel/messages/catalogue";
import { reworded, type Texts } from "@mindreel/messages/reworded";
import { readTranslation, translationOf } from "@mindreel/messages/translations";
import type { Plugin, Rolldown } from "vite";

const source = /\/messages\/src\/(.+)\.ts(?:\?group=(\w+))?$/;
// Wrapped in a call: minifiers inline plain strings wherever they are used, but not calls.
const place = /Object\(["'`]messages of ([\w/:.-]+) [\w-]+["'`]\)/g;
/** The module with all sentences of the screens and the server, which the owner can reword. */
const everything = /\/words\/builtIn\.ts$/;
/** The module that lists the messages that no screen uses. */
const unseen = /\/shared\/language\/serverOnly\.ts$/;
const translated = languages.filter((language) => language !== sourceLanguage);

/** The groups of a file as it is now; the development server also sees changes to it. */
const groupsNow = (file: string): Promise<Group[]> => groupsOf(file, `?${statSync(sourceOf(file)).mtimeMs}`);

type Translations = Readonly<Record<Translated, Texts>>;
const readTranslations = (): Translations => ({
  ...{ de: readTranslation("de"), es: readTranslation("es") },
  ...{ fr: readTranslation("fr"), ar: readTranslation("ar") },
});

const inLanguage = ({ messages, beginning }: Group, language: Language, translations: Translations): object =>
  language === sourceLanguage ? messages : reworded(messages, beginning, translations[language]);

const isName = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key);

/** Messages as a JavaScript literal: most keys need no quotes. */
function literal(messages: object): string {
  const entries = Object.entries(messages).map(
    ([key, value]) =>
      `${isName(key) ? key : JSON.stringify(key)}:${typeof value === "string" ? JSON.stringify(value) : literal(value)}`,
  );
  return `{${entries.join()}}`;
}

/**
 * A call in the place of a group's messages, with a hash of their texts, so that a script's file name changes when its
 * texts do.
 */
function marker(group: Group, translations: Translations): string {
  const texts = languages.map((language) => literal(inLanguage(group, language, translations)));
  const version = createHash("sha256").update(texts.join("")).digest("base64url").slice(0, 12);
  return `Object("messages of ${group.beginning} ${version}")`;
}

/**
 * Gives each script the messages of one language. A group of messages is a module of its own, which the bundler places
 * next to the code that uses it. Each script that contains messages, or imports such a script, is written once per
 * language: English in `assets`, the others in subfolders of it. So a page loads the same set of files in every
 * language, and only the texts of its own.
 */
export function messages(): Plugin {
  let everyLanguage = false;
  return {
    name: "messages",
    // Runs after Vite has resolved the names of the files that scripts load.
    enforce: "post",
    configResolved: ({ command, build }) => {
      everyLanguage = command === "serve" || Boolean(build.ssr);
    },
    load: {
      filter: { id: [source, everything, unseen] },
      async handler(id) {
        if (everything.test(id)) return allMessages(everyLanguage);
        if (unseen.test(id)) return `export const serverOnly = ${JSON.stringify(await notOnScreens())};`;
        const [, file = "", name] = source.exec(id) ?? [];
        const groups = await groupsNow(file);
        const group = groups.find((each) => each.name === name);
        if (group === undefined) {
          const exports = groups.map((each) => `export { ${each.name} } from "${sourceOf(file)}?group=${each.name}";`);
          return { code: exports.join("\n"), moduleSideEffects: false };
        }
        for (const language of translated) this.addWatchFile(translationOf(language));
        const translations = readTranslations();
        const helper = everyLanguage ? "inEveryLanguage" : "own";
        const resolved = await this.resolve(`#shared/language/${helper}.ts`, path.resolve("src/app/App.tsx"));
        const texts = everyLanguage
          ? `{${languages.map((language) => `${language}:${literal(inLanguage(group, language, translations))}`).join()}}`
          : `/* @__PURE__ */ ${marker(group, translations)}`;
        return `import { ${helper} } from ${JSON.stringify(resolved?.id)};export const ${name} = /* @__PURE__ */ ${helper}("${group.beginning}", ${texts});`;
      },
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        if (everyLanguage) return;
        const groups = new Map((await allGroups()).map((group) => [group.beginning, group]));
        const translations = readTranslations();
        const written = (code: string, language: Language) =>
          code.replaceAll(place, (text, beginning: string) => {
            const group = groups.get(beginning);
            return group === undefined ? text : literal(inLanguage(group, language, translations));
          });
        const scripts = scriptsWithMessages(bundle);
        for (const language of translated) {
          for (const { fileName, code } of scripts) {
            const name = `${path.dirname(fileName)}/${language}/${path.basename(fileName)}`;
            const own = leadingUp(written(code, language), bundle, scripts);
            this.emitFile({ type: "asset", fileName: name, source: own });
          }
        }
        for (const script of scripts) script.code = written(script.code, sourceLanguage);
      },
    },
  };
}

/** The beginnings of the ids of the messages that no screen uses. */
async function notOnScreens(): Promise<readonly string[]> {
  const used = new Set<string>();
  for (const file of globSync("src/**/*.{ts,tsx}")) {
    const imports = readFileSync(file, "utf8").matchAll(/import \{([^}]*)\} from "@mindreel\/messages\/([\w/-]+)"/g);
    for (const [, names = "", from = ""] of imports)
      for (const name of names.split(",")) used.add(`${from} ${name.trim().split(" ")[0]}`);
  }
  return (await allGroups()).flatMap(({ file, name, beginning }) => (used.has(`${file} ${name}`) ? [] : [beginning]));
}

/** A module with all messages by group: in English for the server and in development. */
async function allMessages(everyLanguage: boolean): Promise<string> {
  const translations = readTranslations();
  const entries = (await allGroups()).map((group) => {
    const words = everyLanguage ? literal(group.messages) : marker(group, translations);
    return `${JSON.stringify(group.beginning)}:${words}`;
  });
  return `export const builtIn = {${entries.join()}};`;
}

/** The scripts that contain messages, and all that import one of them, directly or indirectly. */
function scriptsWithMessages(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const found = new Set(chunks.filter(({ code }) => new RegExp(place).test(code)).map(({ fileName }) => fileName));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const { fileName, imports, dynamicImports } of chunks) {
      if ([...imports, ...dynamicImports].some((file) => found.has(file))) found.add(fileName);
    }
  }
  return chunks.filter(({ fileName }) => found.has(fileName));
}

/** Adapts a script to a subfolder: scripts that are the same for all languages are in the folder above. */
function leadingUp(code: string, bundle: Rolldown.OutputBundle, scripts: readonly Rolldown.OutputChunk[]): string {
  const beside = new Set(scripts.map(({ fileName }) => path.basename(fileName)));
  return code.replaceAll(/(["'`])\.\/([\w.-]+)\1/g, (text, quote: string, file: string) =>
    !beside.has(file) && bundle[`assets/${file}`] !== undefined ? `${quote}../${file}${quote}` : text,
  );
}
