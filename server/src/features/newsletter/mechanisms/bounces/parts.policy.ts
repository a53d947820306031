/** A part of a mail that has no parts itself. */
export interface Part {
  readonly type: string;
  readonly fields: Fields;
  readonly encoding: string;
  readonly content: string;
}

/** Header fields in their order, names in lower case, lines unfolded. */
export type Fields = readonly (readonly [name: string, value: string])[];

/** A report has three parts, some servers wrap it once or twice, and its fields take some hundred bytes. */
const most = { parts: 50, depth: 5, fields: 64 * 1024 } as const;

/** The fields of a header, or of a report's group. */
function fieldsOf(lines: readonly string[]): Fields {
  const fields: [string, string][] = [];
  for (const line of lines) {
    const last = fields.at(-1);
    const at = line.indexOf(":");
    if (/^[ \t]/.test(line) && last !== undefined) last[1] += ` ${line.trim()}`;
    else if (at > 0) fields.push([line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]);
  }
  return fields;
}

export const fieldIn = (fields: Fields, wanted: string): string | undefined =>
  fields.find(([name]) => name === wanted)?.[1];

/** The groups of fields in a text, which empty lines separate. */
export function groupsOf(text: string): Fields[] {
  const groups: string[][] = [[]];
  for (const line of text.slice(0, most.fields).split("\n")) {
    if (line.trim() === "") groups.push([]);
    else groups.at(-1)?.push(line);
  }
  return groups.filter((lines) => lines.length > 0).map(fieldsOf);
}

function boundaryOf(contentType: string): string | undefined {
  const at = contentType.toLowerCase().indexOf("boundary=");
  if (at < 0) return undefined;
  const text = contentType.slice(at + "boundary=".length);
  return text.startsWith('"') ? text.slice(1).split('"', 1)[0] : text.split(/[\s;]/, 1)[0];
}

/** The parts between lines that consist of the boundary, also if the last one is not closed. */
function* between(content: string, boundary: string, partsAtMost: number): Generator<string> {
  const text = `\n${content}`;
  const sign = `\n--${boundary}`;
  let begun: number | undefined;
  let parts = 0;
  for (let at = text.indexOf(sign); at >= 0 && parts < partsAtMost; at = text.indexOf(sign, at + 1)) {
    const rest = text.slice(at + sign.length, at + sign.length + 2);
    if (rest !== "--" && rest !== "" && !/^\s/.test(rest)) continue;
    if (begun !== undefined) {
      parts++;
      yield text.slice(begun, at);
    }
    if (rest === "--") return;
    const end = text.indexOf("\n", at + sign.length);
    begun = end < 0 ? text.length : end + 1;
  }
  if (begun !== undefined && parts < partsAtMost) yield text.slice(begun);
}

/**
 * The parts of a mail, with those of its parts. Reads a mail a few times at most, however it is nested, since anybody
 * can write one; what goes beyond a report is left out. Returned mails are not looked into.
 */
function partsIn(mail: string, left: { parts: number }, depth: number): Part[] {
  if (left.parts-- <= 0) return [];
  const end = mail.startsWith("\n") ? 0 : mail.indexOf("\n\n");
  const header = end < 0 ? mail : mail.slice(0, end);
  const fields = fieldsOf(header.slice(0, most.fields).split("\n"));
  const contentType = fieldIn(fields, "content-type") ?? "";
  const type = contentType.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const content = end < 0 ? "" : mail.slice(mail.startsWith("\n") ? 1 : end + 2);
  const boundary = type.startsWith("multipart/") ? boundaryOf(contentType) : undefined;
  const encoding = fieldIn(fields, "content-transfer-encoding")?.toLowerCase() ?? "";
  const self = { type, fields, encoding, content };
  if (boundary === undefined || depth === most.depth) return [self];
  return [
    { ...self, content: "" },
    ...[...between(content, boundary, left.parts)].flatMap((part) => partsIn(part, left, depth + 1)),
  ];
}

/** The parts of a raw mail, itself the first. */
export const partsOf = (mail: Uint8Array): Part[] =>
  partsIn(Buffer.from(mail).toString("latin1").replaceAll("\r\n", "\n"), { parts: most.parts }, 0);

/** The beginning of a part's text. */
export function textOf({ encoding, content }: Part): string {
  const start = content.slice(0, most.fields);
  const bytes =
    encoding === "quoted-printable"
      ? start
          .replaceAll("=\n", "")
          .replaceAll(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      : start;
  return Buffer.from(bytes, encoding === "base64" ? "base64" : "latin1")
    .toString()
    .replaceAll("\r\n", "\n");
}
