import { createHmac, timingSafeEqual } from "node:crypto";

/** The largest delivery id that is accepted. */
const maxId = Number.MAX_SAFE_INTEGER;
/** Signatures that are checked in one text. */
const triesAtMost = 20;

/**
 * Return paths to which mail servers send bounces: `bounces+<delivery>-<signature>@…`. In lower case, since some
 * servers fold addresses, and with at most 64 characters in the local part (RFC 5321, 4.5.3.1.1).
 */
export function createReturnPaths(key: string, address: string) {
  const [name = "", domain = ""] = address.split("@");
  const sign = (id: string) => createHmac("sha256", key).update(id).digest("hex").slice(0, 24);
  const opening = `${name}+`.toLowerCase();
  const ending = `@${domain}`.toLowerCase();
  const signed = /(\d{1,16})-([0-9a-f]{24})/y;
  return {
    of: (id: number): string => `${name}+${id}-${sign(String(id))}@${domain}`,

    /** The delivery whose return path appears in a text; undefined if there is none. */
    deliveryIn: (text: string): number | undefined => {
      const folded = text.toLowerCase();
      let tries = 0;
      for (let at = folded.indexOf(opening); at >= 0 && tries < triesAtMost; at = folded.indexOf(opening, at + 1)) {
        signed.lastIndex = at + opening.length;
        const [whole = "", id = "", given = ""] = signed.exec(folded) ?? [];
        if (whole === "" || !folded.startsWith(ending, at + opening.length + whole.length)) continue;
        tries++;
        if (timingSafeEqual(Buffer.from(given), Buffer.from(sign(id))) && Number(id) <= maxId) return Number(id);
      }
      return undefined;
    },
  };
}

/** A parsed report. */
export interface Bounce {
  /** Where the report names the mail's return path. */
  readonly to: string;
  /** Why the address gets no more news: in the mail server's words, if it could not be delivered. */
  readonly reason: string;
}

/**
 * Enhanced status codes (RFC 3463) that say nothing about the address: its mailbox is full, the mail is too large or
 * not liked, the sender is blocked, a server is out of order.
 */
const passing = /^5\.(?:1\.[78]|2\.[234]|3\.[134]|4\.(?:[3567]|14|300)|5\.[1-9]|[67]\.\d{1,3})$/;
/** Plain reply codes (RFC 5321, 4.2.3; 521 and 556 by RFC 7504) that say that there is no such address. */
const lasting = new Set(["521", "550", "551", "553", "556"]);

const codeIn = (text: string): string | undefined => /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(text)?.[0];

/** Whether a group of a delivery status (RFC 3464, 2.3) says that there is no such address. */
function isDead(group: Fields): boolean {
  if (fieldIn(group, "action")?.toLowerCase() !== "failed") return false;
  const diagnosis = fieldIn(group, "diagnostic-code") ?? "";
  const status = codeIn(fieldIn(group, "status") ?? "");
  // Servers that have no closer one write 5.0.0.
  const code = status === undefined || status === "5.0.0" ? (codeIn(diagnosis) ?? status) : status;
  if (code !== undefined && code !== "5.0.0") return code.startsWith("5.") && !passing.test(code);
  const reply = /(?<!\d)[245]\d\d(?!\d)/.exec(diagnosis)?.[0];
  return reply === undefined || lasting.has(reply);
}

/** Why a delivery status ends the news for its address. */
function whyDead(status: string): string | undefined {
  const failed = groupsOf(status).find(isDead);
  return failed && (fieldIn(failed, "diagnostic-code") ?? fieldIn(failed, "status") ?? "");
}

/** What a recipient complains about in a feedback report (RFC 5965, 7.3) if they want no more mails. */
const complaints = new Set(["abuse", "fraud", "opt-out", "opt-out-list"]);

const received = new Set(["to", "delivered-to", "x-original-to", "envelope-to"]);
const namesReturnPath = new Set(["return-path", "original-mail-from"]);
const valuesOf = (fields: Fields, names: ReadonlySet<string>) =>
  fields.flatMap(([name, value]) => (names.has(name) ? [value] : []));

const bounceOf = (to: readonly string[], reason: string): Bounce => ({
  to: to.join(" "),
  reason: reason.replaceAll("\0", "").slice(0, 500).toWellFormed(),
});

/**
 * Parses a mail server's report. Undefined unless an address is dead, or its owner complains: recipients who are away,
 * or whose mailbox is full, still get the next mail.
 */
export function readBounce(message: Uint8Array): Bounce | undefined {
  const parts = partsOf(message);
  const to = valuesOf(parts[0]?.fields ?? [], received);
  for (const part of parts) {
    if (/^message\/(?:global-)?delivery-status$/.test(part.type)) {
      const reason = whyDead(textOf(part));
      return reason === undefined ? undefined : bounceOf(to, reason);
    }
    if (part.type === "message/feedback-report") {
      const report = groupsOf(textOf(part)).flat();
      const complaint = fieldIn(report, "feedback-type")?.toLowerCase() ?? "";
      if (!complaints.has(complaint)) return undefined;
      // It goes to an address that does not name the delivery; the mail that it returns may.
      const returned = parts.filter(({ type }) => type === "message/rfc822" || type === "text/rfc822-headers");
      const paths = [report, ...returned.map((mail) => groupsOf(textOf(mail))[0] ?? [])].map((fields) =>
        valuesOf(fields, namesReturnPath),
      );
      return bounceOf([...to, ...paths.flat()], `complaint: ${complaint}`);
    }
  }
  return undefined;
}

/** A part of a mail that has no parts itself. */
interface Part {
  readonly type: string;
  readonly fields: Fields;
  readonly encoding: string;
  readonly content: string;
}

/** Header fields in their order, names in lower case, lines unfolded. */
type Fields = readonly (readonly [name: string, value: string])[];

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

const fieldIn = (fields: Fields, wanted: string): string | undefined => fields.find(([name]) => name === wanted)?.[1];

/** The groups of fields in a text, which empty lines separate. */
function groupsOf(text: string): Fields[] {
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
const partsOf = (mail: Uint8Array): Part[] =>
  partsIn(Buffer.from(mail).toString("latin1").replaceAll("\r\n", "\n"), { parts: most.parts }, 0);

/** The beginning of a part's text. */
function textOf({ encoding, content }: Part): string {
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
