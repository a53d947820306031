import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type Language, languages, sourceLanguage } from "@mindreel/contract/plain/languages";
import type { Plugin, Rolldown } from "vite";

const folder = path.resolve(import.meta.dirname, "../../messages/src");
const source = /\/messages\/src\/(.+)\/en\.ts$/;
// Wrapped in a call: minifiers inline plain strings wherever they are used, but not calls.
const place = /Object\(["'`]messages of ([\w/-]+) [\w-]+["'`]\)/g;
/** The module with all sentences of the screens and the server, which the owner can reword. */
const everything = /\/features\/site\/settings\/words\/builtIn\.ts$/;
/** The module that lists the areas of the screens. */
const namesOfAreas = /\/shared\/language\/areas\.ts$/;
const translations = languages.filter((language) => language !== sourceLanguage);

const fileOf = (area: string, language: Language) => path.join(folder, area, `${language}.ts`);

async function messagesOf(area: string, language: Language): Promise<object> {
  const { messages } = await import(pathToFileURL(fileOf(area, language)).href);
  return messages;
}

/** A hash of an area's texts, so that a script's file name changes when its texts do. */
async function versionOf(area: string): Promise<string> {
  const texts = await Promise.all(languages.map((language) => readFile(fileOf(area, language), "utf8")));
  return createHash("sha256").update(texts.join("")).digest("base64url").slice(0, 12);
}

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
 * Gives each script the messages of one language. An area's messages are an ordinary module, which the bundler places
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
      filter: { id: [source, everything, namesOfAreas] },
      async handler(id) {
        if (everything.test(id)) return allWords(everyLanguage);
        if (namesOfAreas.test(id)) return `export const areas = ${JSON.stringify(areasOfScreens())};`;
        const [, area = ""] = source.exec(id) ?? [];
        if (everyLanguage) {
          const imports = languages.map(
            (name) => `import { messages as ${name} } from "./${name}.ts${name === sourceLanguage ? "?source" : ""}";`,
          );
          const all = '"#shared/language/inEveryLanguage.ts"';
          const helper = await this.resolve(all.slice(1, -1), path.resolve("src/app/App.tsx"));
          return `${imports.join("")}import { inEveryLanguage } from ${JSON.stringify(helper?.id)};export const messages = inEveryLanguage("${area}", { ${languages.join()} });`;
        }
        for (const language of languages) this.addWatchFile(fileOf(area, language));
        const version = await versionOf(area);
        const own = await this.resolve("#shared/language/own.ts", path.resolve("src/app/App.tsx"));
        return `import { own } from ${JSON.stringify(own?.id)};export const messages = /* @__PURE__ */ own("${area}", /* @__PURE__ */ Object("messages of ${area} ${version}"));`;
      },
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        if (everyLanguage) return;
        const scripts = scriptsWithMessages(bundle);
        for (const language of translations) {
          for (const { fileName, code } of scripts) {
            const own = await inLanguage(code, language);
            const name = `${path.dirname(fileName)}/${language}/${path.basename(fileName)}`;
            this.emitFile({ type: "asset", fileName: name, source: leadingUp(own, bundle, scripts) });
          }
        }
        for (const script of scripts) script.code = await inLanguage(script.code, sourceLanguage);
      },
    },
  };
}

/** The areas that screens use, as the sources import them. */
function areasOfScreens(): readonly string[] {
  const sources = globSync("src/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));
  const imported = sources.flatMap((text) => [...text.matchAll(/from "@mindreel\/messages\/([\w/-]+)"/g)]);
  return [...new Set(imported.map(([, area = ""]) => area))]
    .filter((area) => existsSync(fileOf(area, sourceLanguage)))
    .sort();
}

/** A module with all messages by area: in English for the server and in development. */
async function allWords(everyLanguage: boolean): Promise<string> {
  const areas = globSync(`**/${sourceLanguage}.ts`, { cwd: folder }).map((file) => path.dirname(file));
  const entries = await Promise.all(
    areas.sort().map(async (area) => {
      const words = everyLanguage
        ? literal(await messagesOf(area, sourceLanguage))
        : `Object("messages of ${area} ${await versionOf(area)}")`;
      return `${JSON.stringify(area)}:${words}`;
    }),
  );
  return `export const builtIn = {${entries.join()}};`;
}

async function inLanguage(code: string, language: Language): Promise<string> {
  const areas = new Set([...code.matchAll(place)].map(([, area = ""]) => area));
  const words = new Map(
    await Promise.all([...areas].map(async (area) => [area, literal(await messagesOf(area, language))] as const)),
  );
  return code.replaceAll(place, (_, area: string) => words.get(area) ?? "");
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
