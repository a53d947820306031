/**
 * Rejects regular expressions whose time grows faster than the text: with them, a short text from outside stops the
 * server. Applies to all that a request or another server's answer can reach. Planted expressions reveal a check that
 * sees nothing.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type AST, RegExpParser } from "@eslint-community/regexpp";
import { toUnicodeSet } from "regexp-ast-analysis";
import { analyse } from "scslre";
import ts from "typescript";

const root = path.resolve(import.meta.dirname, "..");
const sources = ["server/src/**/*.ts", "contract/src/**/*.ts", "messages/{lib,src}/**/*.ts"];
/** What reads only our own texts: the operator's, those of tests, and the pages that the build makes. */
const own =
  /\.(test|calls)\.ts$|^server\/src\/((backup|cli|config|data|db|demo)\/|http\/pages\/(documents|early-hints|editions|written-head|pages|teaser-head)\.ts)/;
/** Where an expression is put together of our own routes and names. */
const ownParts =
  /^contract\/src\/plain\/pages\.ts|^server\/src\/(observability\/redaction|http\/(responses\/error-handler|input\/page-language))\.ts/;

type Characters = ReturnType<typeof toUnicodeSet>["chars"];
const isCharacter = (element: AST.Element) =>
  element.type === "Character" || element.type === "CharacterSet" || element.type === "CharacterClass";
const lineBreak = new RegExpParser().parsePattern("\\n").alternatives.flatMap(({ elements }) => elements);

/** The sets of characters that an element may read; `always` only those that it must read. */
function charactersOf(element: AST.Element, flags: AST.Flags, always: boolean): Characters[] {
  if (isCharacter(element)) return [toUnicodeSet(element, flags).chars];
  if (element.type === "Assertion" && element.kind === "start" && flags.multiline && always) {
    return lineBreak.flatMap((each) => charactersOf(each, flags, always));
  }
  if (element.type === "Quantifier") {
    return always && element.min === 0 ? [] : charactersOf(element.element, flags, always);
  }
  if (element.type !== "Group" && element.type !== "CapturingGroup") return [];
  if (always && element.alternatives.length > 1) return [];
  return element.alternatives.flatMap(({ elements }) => elements.flatMap((each) => charactersOf(each, flags, always)));
}

/**
 * Whether a repetition, such as that in `<title>.*<`, can run over its own beginning, so that a text full of beginnings
 * is read to its end from each. Repetitions without a beginning are scslre's.
 */
function runsOverItsBeginning(elements: readonly AST.Element[], flags: AST.Flags, before: Characters[] = []): boolean {
  const beginning = [...before];
  for (const [at, element] of elements.entries()) {
    if (element.type === "Assertion" && element.kind === "start" && !flags.multiline) return false;
    if (element.type === "Quantifier" && element.max === Number.POSITIVE_INFINITY) {
      const run = charactersOf(element.element, flags, false);
      const stops = beginning.some((set) => run.every((each) => each.isDisjointWith(set)));
      const isLast = at === elements.length - 1 && element.parent.parent.type === "Pattern";
      if (beginning.length > 0 && !stops && !isLast) return true;
    }
    const inner = element.type === "Quantifier" ? element.element : element;
    if (inner.type === "Group" || inner.type === "CapturingGroup") {
      if (inner.alternatives.some((each) => runsOverItsBeginning(each.elements, flags, beginning))) return true;
    }
    beginning.push(...charactersOf(element, flags, true));
  }
  return false;
}

/** Whether an expression's time may grow faster than its text. */
function isRisky(source: string, given: string): boolean {
  const parser = new RegExpParser();
  const flags = parser.parseFlags(given);
  const pattern = parser.parsePattern(source, 0, source.length, { unicode: flags.unicode });
  if (analyse({ pattern, flags }).reports.length > 0) return true;
  return !flags.sticky && pattern.alternatives.some(({ elements }) => runsOverItsBeginning(elements, flags));
}

interface Expression {
  readonly place: string;
  /** Undefined if it is put together of unknown parts. */
  readonly source: string | undefined;
  readonly flags: string;
}

/** A text in the source, with the constants of the same file filled in. */
function textOf(node: ts.Node | undefined, constants: ReadonlyMap<string, ts.Expression>): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node)) return textOf(constants.get(node.text), constants);
  if (!ts.isTemplateExpression(node)) return undefined;
  const parts = node.templateSpans.map(({ expression, literal }) => [textOf(expression, constants), literal.text]);
  return parts.flat().includes(undefined) ? undefined : node.head.text + parts.flat().join("");
}

function expressionsIn(file: string): Expression[] {
  const text = ts.createSourceFile(file, readFileSync(path.join(root, file), "utf8"), ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    const place = `${file}:${text.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (ts.isVariableDeclaration(node) && node.initializer) constants.set(node.name.getText(), node.initializer);
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      found.push({ place, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if (ts.isNewExpression(node) && node.expression.getText() === "RegExp" && !ownParts.test(file)) {
      const [source, flags] = node.arguments ?? [];
      found.push({ place, source: textOf(source, constants), flags: textOf(flags, constants) ?? "" });
    }
    ts.forEachChild(node, visit);
  };
  visit(text);
  return found;
}

const faults = globSync(sources, { cwd: root })
  .filter((file) => !own.test(file))
  .flatMap(expressionsIn)
  .flatMap(({ place, source, flags }) => {
    if (source === undefined) return [`${place}: an expression of unknown parts cannot be checked`];
    return isRisky(source, flags) ? [`${place}: /${source}/${flags} may take far longer than its text is long`] : [];
  });

const planted = ["(a+)+$", "\\s+$", "<title>.*</title>", "<(?:BaseURL)\\b[^>]*>\\s*([^<]+?)\\s*<", "([A-Z-]+)=(\\d+)"];
const harmless = ["^\\s+", "\\{(\\w+)\\}", "^#EXTINF:([\\d.]+)", "<[^<>]*>", "\\s+"];
faults.push(...planted.filter((each) => !isRisky(each, "g")).map((each) => `the planted /${each}/ is not seen`));
faults.push(...harmless.filter((each) => isRisky(each, "gm")).map((each) => `/${each}/ is harmless`));

process.stdout.write(faults.map((fault) => `${fault}\n`).join(""));
process.exitCode = faults.length > 0 ? 1 : 0;
