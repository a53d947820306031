import { decodeHTML } from "entities";

/** The text of a cue, with and without markup. */
export interface CueText {
  /** As WebVTT, with only harmless tags. */
  readonly markup: string;
  /** Without any tags, on one line. */
  readonly plain: string;
}

type Piece = { readonly text: string } | { readonly tag: string };

/** Maximum nesting depth of tags; browsers walk them recursively. */
const deepest = 8;
const plainTags = new Set(["b", "i", "u", "ruby", "rt"]);
const tags = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)(?:\.[^\s<>]*)?(?:\s([^<>]*))?\/?>|<\d[\d:.]*>/g;
/** SubStation Alpha positions and styles, which turn up in SRT files. */
const overrides = /\{\\[^{}]*\}/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it removes
const controls = /[\u0000-\u0008\u000b-\u001f\u007f\ufeff]/g;

/** A zero-width character that keeps text from being parsed as a tag or a setting wherever it is shown. */
const joiner = "\u2060";

/**
 * A player's renderer decodes entities and passes the result to an HTML parser, where `<` and a letter start a tag.
 */
const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll(/<(?![\s\d<=>\u2060]|$)/g, `<${joiner}`)
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

const annotation = (text: string): string =>
  decodeHTML(text)
    .replaceAll(/[<>&"'`\s]+/g, " ")
    .trim()
    .slice(0, 100);

function languageOf(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text.trim())[0];
  } catch {
    return undefined;
  }
}

/** The output for an opening tag; undefined to drop it. */
function opening(name: string, rest: string, open: readonly string[]): string | undefined {
  if (open.length >= deepest) return undefined;
  if (name === "rt" && !open.includes("ruby")) return undefined;
  if (plainTags.has(name)) return `<${name}>`;
  if (name === "v") return annotation(rest) === "" ? undefined : `<v ${annotation(rest)}>`;
  const language = name === "lang" ? languageOf(rest) : undefined;
  return language && `<lang ${language}>`;
}

/** Text and balanced tags, with adjacent text merged into one piece. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  const open: string[] = [];
  const add = (more: string) => {
    const last = pieces.at(-1);
    if (last !== undefined && "text" in last) pieces[pieces.length - 1] = { text: last.text + more };
    else if (more !== "") pieces.push({ text: more });
  };
  const close = () => pieces.push({ tag: `</${open.pop()}>` });
  let from = 0;
  for (const match of text.matchAll(tags)) {
    add(text.slice(from, match.index));
    from = match.index + match[0].length;
    const name = match[2]?.toLowerCase();
    if (name === undefined) continue;
    if (name === "br") {
      add("\n");
      continue;
    }
    if (match[1] === "/") {
      // Tags still open inside it close with it.
      while (open.includes(name)) {
        const last = open.at(-1);
        close();
        if (last === name) break;
      }
      continue;
    }
    const tag = opening(name, match[3] ?? "", open);
    if (tag === undefined) continue;
    pieces.push({ tag });
    open.push(name);
  }
  add(text.slice(from));
  while (open.length > 0) close();
  return pieces;
}

/** The start of a text that WebVTT would parse as a cue setting. */
const settingLike = /^(\s*)(?=(?:region|vertical|line|position|size|align)[:=])/;

/** Sanitizes the text of a cue so that it cannot run, load or style anything. Null if no text is left. */
export function cueText(raw: string): CueText | null {
  const text = raw.toWellFormed().replaceAll(overrides, "").replaceAll("\t", " ").replaceAll(controls, "");
  const pieces = piecesOf(text).map((piece) =>
    "tag" in piece ? piece : { text: decodeHTML(piece.text).replaceAll(controls, "") },
  );
  const plain = pieces
    .map((piece) => ("tag" in piece ? "" : piece.text))
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (plain === "") return null;
  const markup = pieces
    .map((piece) => ("tag" in piece ? piece.tag : escaped(piece.text)))
    .join("")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
  return { markup: markup.replace(settingLike, `$1${joiner}`), plain: plain.replaceAll(joiner, "") };
}
