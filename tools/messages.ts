/**
 * `npm run check`: no component has literal words, every message is used, and none is read before its reader is known.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
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
  /** Groups of messages, or a whole area as `""`, from which one is chosen at run time. */
  readonly groups: Set<string>;
}

/** The messages that files use of each area, and those that a module reads while it is loaded. */
function usesIn(sources: readonly ts.SourceFile[]) {
  const uses = new Map<string, Use>();
  const early: string[] = [];
  for (const source of sources) {
    const areas = new Map<string, string>();
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
      const [, area] = /^@mindreel\/messages\/(.+?)(?:\/all)?$/.exec(statement.moduleSpecifier.text) ?? [];
      const names = statement.importClause?.namedBindings;
      if (area === undefined || names === undefined || !ts.isNamedImports(names)) continue;
      for (const { name, propertyName } of names.elements) {
        if (["messages", "all"].includes((propertyName ?? name).text)) areas.set(name.text, area);
      }
    }
    if (areas.size === 0) continue;
    walk(source, (node) => {
      if (!ts.isIdentifier(node)) return;
      const area = areas.get(node.text);
      if (area === undefined || ts.isImportSpecifier(node.parent)) return;
      if (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) return;
      const use = uses.get(area) ?? { keys: new Set(), groups: new Set() };
      uses.set(area, use);
      follow(node, use);
      if (/^web\//.test(source.fileName) && !isWithinFunction(node)) early.push(placeOf(node));
    });
    // The server renames messages, so any string or property with a message's name counts as a use.
    for (const area of new Set(areas.values())) {
      walk(source, (node) => {
        const name = ts.isPropertyAccessExpression(node) ? node.name.text : ts.isStringLiteral(node) ? node.text : "";
        if (name !== "") uses.get(area)?.keys.add(name);
      });
    }
  }
  return { uses, early };
}

/** Finds the messages that an expression starting with an area's name refers to. */
function follow(start: ts.Node, { keys, groups }: Use): void {
  const names: string[] = [];
  let node = start;
  while (ts.isPropertyAccessExpression(node.parent) && node.parent.expression === node) {
    node = node.parent;
    if (ts.isPropertyAccessExpression(node)) names.push(node.name.text);
  }
  keys.add(names.join("."));
  groups.add(names.join("."));
}

const isWithinFunction = (node: ts.Node): boolean =>
  ts.findAncestor(node, (parent) => ts.isFunctionLike(parent)) !== undefined;

/** Keys with their groups: `places.home`. A plural is one message. */
const keysOf = (messages: object, prefix = ""): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" || "other" in value ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );

const read = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => name === "node_modules" }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );

const screens = read("web/src/**/*.tsx");
const sources = [...screens, ...read("web/src/**/*.ts"), ...read("server/src/**/*.ts")].map(parse);
const { uses, early } = usesIn(sources);
const faults = early.map((place) => `${place}: a message is read before it is known who reads it`);

for (const source of sources) {
  const { fileName } = source;
  const words = screens.includes(fileName) && fileName !== unseen ? literalsIn(source) : [];
  faults.push(...[...words, ...toastsIn(source)].map((literal) => `words belong in messages: ${literal}`));
}
for (const file of read("messages/src/**/en.ts")) {
  const area = path.dirname(path.relative("messages/src", file)).replaceAll("\\", "/");
  const { messages } = await import(path.join(root, file));
  const use = uses.get(area);
  for (const key of keysOf(messages)) {
    const names = key.split(".");
    const above = names.map((_, depth) => names.slice(0, depth).join("."));
    const used = use !== undefined && [key, names.at(-1) ?? ""].some((name) => use.keys.has(name));
    if (!used && !above.some((group) => use?.groups.has(group))) faults.push(`nobody uses the message ${area}: ${key}`);
  }
}

process.stdout.write(faults.map((line) => `${line}\n`).join(""));
process.exitCode = faults.length === 0 ? 0 : 1;
