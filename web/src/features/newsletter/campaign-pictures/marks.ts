/** Inserts a paragraph into a text at an offset, or at the end of the word that is there. */
export function withParagraph(text: string, at: number, paragraph: string): string {
  const place = at + text.slice(at).search(/\s|$/);
  const parts = [text.slice(0, place).trimEnd(), paragraph, text.slice(place).trimStart()];
  return parts.filter((part) => part !== "").join("\n\n");
}

export type Mark = "bold" | "italic" | "heading" | "link" | "list" | "quote";

/** A replacement of the text between two offsets, and what is selected after it. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly select: readonly [start: number, end: number];
}

const prefixes = { heading: "## ", list: "- ", quote: "> " } as const;

function emphasized(sign: "*" | "**", value: string, start: number, end: number): Edit {
  const chosen = value.slice(start, end);
  // Stars beside a space would be shown as stars.
  const from = start + (chosen.length - chosen.trimStart().length);
  const to = Math.max(from, start + chosen.trimEnd().length);
  const words = value.slice(from, to);
  const before = /\**$/.exec(value.slice(0, from))?.[0].length ?? 0;
  const after = /^\**/.exec(value.slice(to))?.[0].length ?? 0;
  const stars = Math.min(before, after);
  const isOn = sign === "**" ? stars >= 2 : stars % 2 === 1;
  const { length } = sign;
  return isOn
    ? { from: from - length, to: to + length, text: words, select: [from - length, to - length] }
    : { from, to, text: sign + words + sign, select: [from + length, to + length] };
}

function prefixed(prefix: string, value: string, start: number, end: number): Edit {
  const from = value.lastIndexOf("\n", start - 1) + 1;
  const next = value.indexOf("\n", end);
  const to = next === -1 ? value.length : next;
  const lines = value.slice(from, to).split("\n");
  const isMarked = (line: string) => line.startsWith(prefix);
  const isOn = lines.every((line) => line === "" || isMarked(line)) && lines.some(isMarked);
  const changed = lines.map((line) => {
    if (isOn) return isMarked(line) ? line.slice(prefix.length) : line;
    return line === "" && lines.length > 1 ? line : prefix + line;
  });
  const text = changed.join("\n");
  const last = from + text.length;
  return { from, to, text, select: [start === end ? last : from, last] };
}

function linked(value: string, from: number, to: number): Edit {
  const chosen = value.slice(from, to);
  if (/^https?:\/\/\S+$/.test(chosen)) return { from, to, text: `[](${chosen})`, select: [from + 1, from + 1] };
  const address = "https://";
  const begin = from + chosen.length + "[](".length;
  return { from, to, text: `[${chosen}](${address})`, select: [begin, begin + address.length] };
}

/** Marks the selection of a Markdown text, or removes the mark. Headings, lists and quotes are of whole lines. */
export function marked(mark: Mark, value: string, start: number, end: number): Edit {
  if (mark === "link") return linked(value, start, end);
  if (mark === "bold" || mark === "italic") return emphasized(mark === "bold" ? "**" : "*", value, start, end);
  return prefixed(prefixes[mark], value, start, end);
}
