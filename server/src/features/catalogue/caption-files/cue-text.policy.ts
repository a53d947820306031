/** The text of a cue, in the two forms that are of use. */
export interface CueText {
  /** As WebVTT, with harmless tags alone. */
  readonly markup: string;
  /** Without any tags, on one line. */
  readonly plain: string;
}

type Piece = { readonly text: string } | { readonly tag: string };

/** Tags may stand inside each other this deep; browsers walk them by recursion. */
const deepest = 8;
const plainTags = new Set(["b", "i", "u", "ruby", "rt"]);
const tags = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)(?:\.[^\s<>]*)?(?:\s([^<>]*))?\/?>|<\d[\d:.]*>/g;
/** Positions and styles of SubStation Alpha, which stray into SRT files. */
const overrides = /\{\\[^{}]*\}/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it removes
const controls = /[\u0000-\u0008\u000b-\u001f\u007f\ufeff]/g;

const entities: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0", lrm: "\u200e", rlm: "\u200f" },
};

const unescaped = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-z]{2,4}));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0x1f && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });

/** A character without width, which keeps text from being read as a tag or a setting wherever it is shown. */
const joiner = "\u2060";

/**
 * A player's renderer decodes entities and hands the result to an HTML parser, to which `<` and a letter begin a tag.
 */
const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll(/<(?![\s\d<=>\u2060]|$)/g, `<${joiner}`)
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

const annotation = (text: string): string =>
  unescaped(text)
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

/** What to write for a tag that opens; undefined for one that is left out. */
function opening(name: string, rest: string, open: readonly string[]): string | undefined {
  if (open.length >= deepest) return undefined;
  if (name === "rt" && !open.includes("ruby")) return undefined;
  if (plainTags.has(name)) return `<${name}>`;
  if (name === "v") return annotation(rest) === "" ? undefined : `<v ${annotation(rest)}>`;
  const language = name === "lang" ? languageOf(rest) : undefined;
  return language && `<lang ${language}>`;
}

/** Text and balanced tags, with text that belongs together in one piece. */
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
    if (match[1] === "/") {
      // What stands open inside of it ends with it.
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

/** What WebVTT would take for a setting of the cue, where it stands at the beginning of a text. */
const settingLike = /^(\s*)(?=(?:region|vertical|line|position|size|align)[:=])/;

/** Cleans the text of a cue: nothing that is left can run, load or style anything. Null where no text is left. */
export function cueText(raw: string): CueText | null {
  const text = raw.toWellFormed().replaceAll(overrides, "").replaceAll("\t", " ").replaceAll(controls, "");
  const pieces = piecesOf(text).map((piece) =>
    "tag" in piece ? piece : { text: unescaped(piece.text).replaceAll(controls, "") },
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
