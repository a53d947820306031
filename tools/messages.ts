/**
 * `npm run check`: no component has literal words, every message is used, none is read before its reader is known, and
 * every language says the same.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { languages, sourceLanguage } from "@mindreel/contract/plain/languages";
import { allGroups, english } from "@mindreel/messages/catalogue";
import { messagesIn } from "@mindreel/messages/checks";
import { beginning as idsOf } from "@mindreel/messages/for-server";
import { faultsOf, readTranslation } from "@mindreel/messages/translations";
import ts from "typescript";

const root = path.resolve(import.meta.dirname, "..");

/** Its only text is for robots. */
const unseen = "web/src/shared/ui/Honeypot.tsx";

/** Attributes that people read or hear. */
const shownToPeople = new Set(["aria-label", "alt", "title", "placeholder", "label", "description", "text"]);
/** Text that is the same in every language. */
const alike = /&\w+;|https?:\/\/\S*/g;
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replaceAll(alike, ""));

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(path.join(root, file), "utf8"), ts.ScriptTarget.Latest, true);
const placeOf = (node: ts.Node) => {
  const source = node.getSourceFile();
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
};

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

function literalsIn(source: ts.SourceFile): string[] {
  const found: string[] = [];
  walk(source, (node) => {
    if (ts.isJsxText(node) && hasWords(node.text)) found.push(`${placeOf(node)}: ${node.text.trim()}`);
    if (!ts.isJsxAttribute(node) || !shownToPeople.has(node.name.getText())) return;
    const value = node.initializer;
    const text = value && ts.isJsxExpression(value) ? value.expression : value;
    if (text === undefined || !(ts.isStringLiteral(text) || ts.isTemplateLiteral(text))) return;
    if (hasWords(text.getText().replaceAll(/\$\{[^}]*\}/g, ""))) found.push(`${placeOf(node)}: ${node.getText()}`);
  });
  return found;
}

/** Toasts whose words are written where they are shown. */
function toastsIn(source: ts.SourceFile): string[] {
  const found: string[] = [];
  walk(source, (node) => {
    if (!ts.isCallExpression(node) || !/^toast(Success|Error)$/.test(node.expression.getText())) return;
    const [words] = node.arguments;
    if (words && ts.isStringLiteralLike(words)) found.push(`${placeOf(node)}: ${words.text}`);
  });
  return found;
}

interface Use {
  readonly keys: Set<string>;
  /** Trees of messages, or the whole group as `""`, from which one is chosen at run time. */
  readonly trees: Set<string>;
}

/** The messages that files use of each group, by the group's file and name, and those that a module reads while it is loaded. */
function usesIn(sources: readonly ts.SourceFile[], known: ReadonlySet<string>) {
  const uses = new Map<string, Use>();
  const early: string[] = [];
  for (const source of sources) {
    const groups = new Map<string, string>();
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
      const [, file] = /^@mindreel\/messages\/(.+)$/.exec(statement.moduleSpecifier.text) ?? [];
      const names = statement.importClause?.namedBindings;
      if (file === undefined || names === undefined || !ts.isNamedImports(names)) continue;
      for (const { name, propertyName } of names.elements) {
        const group = `${file} ${(propertyName ?? name).text}`;
        if (known.has(group)) groups.set(name.text, group);
      }
    }
    if (groups.size === 0) continue;
    walk(source, (node) => {
      if (!ts.isIdentifier(node)) return;
      const group = groups.get(node.text);
      if (group === undefined || ts.isImportSpecifier(node.parent)) return;
      if (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) return;
      const use = uses.get(group) ?? { keys: new Set(), trees: new Set() };
      uses.set(group, use);
      follow(node, use);
      if (/^web\//.test(source.fileName) && !isWithinFunction(node)) early.push(placeOf(node));
    });
    // The server renames messages, so any string or property with a message's name counts as a use.
    for (const group of new Set(groups.values())) {
      walk(source, (node) => {
        const name = ts.isPropertyAccessExpression(node) ? node.name.text : ts.isStringLiteral(node) ? node.text : "";
        if (name !== "") uses.get(group)?.keys.add(name);
      });
    }
  }
  return { uses, early };
}

/** Finds the messages that an expression starting with a group's name refers to. */
function follow(start: ts.Node, { keys, trees }: Use): void {
  const names: string[] = [];
  let node = start;
  while (ts.isPropertyAccessExpression(node.parent) && node.parent.expression === node) {
    node = node.parent;
    if (ts.isPropertyAccessExpression(node)) names.push(node.name.text);
  }
  keys.add(names.join("."));
  trees.add(names.join("."));
}

const isWithinFunction = (node: ts.Node): boolean =>
  ts.findAncestor(node, (parent) => ts.isFunctionLike(parent)) !== undefined;

const read = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => name === "node_modules" }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );

const screens = read("web/src/**/*.tsx");
const sources = [...screens, ...read("web/src/**/*.ts"), ...read("server/src/**/*.ts")].map(parse);
const groups = await allGroups();
const known = new Set(groups.map(({ file, name }) => `${file} ${name}`));
const { uses, early } = usesIn(sources, known);
const faults = early.map((place) => `${place}: a message is read before it is known who reads it`);

for (const source of sources) {
  const { fileName } = source;
  const words = screens.includes(fileName) && fileName !== unseen ? literalsIn(source) : [];
  faults.push(...[...words, ...toastsIn(source)].map((literal) => `words belong in messages: ${literal}`));
}
for (const { file, name, beginning, messages } of groups) {
  if (idsOf in messages && messages[idsOf] !== beginning)
    faults.push(`the ids of ${name} in ${file}.ts begin with ${beginning}`);
  const use = uses.get(`${file} ${name}`);
  for (const [key] of messagesIn(messages, "")) {
    const names = key.split(".");
    const above = names.map((_, depth) => names.slice(0, depth).join("."));
    const used = use !== undefined && [key, names.at(-1) ?? ""].some((each) => use.keys.has(each));
    if (!used && !above.some((tree) => use?.trees.has(tree))) faults.push(`nobody uses the message ${beginning}${key}`);
  }
}
const all = await english();
for (const language of languages) {
  if (language === sourceLanguage) continue;
  faults.push(...faultsOf(language, all, readTranslation(language)).map((fault) => `${language}.json: ${fault}`));
}

process.stdout.write(faults.map((line) => `${line}\n`).join(""));
process.exitCode = faults.length === 0 ? 0 : 1;
