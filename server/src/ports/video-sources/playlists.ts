/** The seconds of an ISO 8601 duration without months or years, such as `P1DT2H3M4.5S`; null if there are none. */
export function isoSeconds(text: string): number | null {
  const match = /^P(?:0+Y)?(?:0+M)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?)?$/.exec(text);
  const [days, hours, minutes, seconds] = (match ?? []).slice(1).map((part) => Number(part ?? 0));
  const total = (days ?? 0) * 86_400 + (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
  return wholeSeconds(total);
}

/** Whole seconds, at least one; null if it is not a valid length. */
export const wholeSeconds = (seconds: number): number | null =>
  seconds > 0 && seconds < longest ? Math.max(1, Math.round(seconds)) : null;

/** Seconds beyond any video's length: a year. */
const longest = 366 * 86_400;

/** The length in seconds of an HLS playlist that lists all of its segments. */
export function hlsSeconds(playlist: string): number | null {
  if (!playlist.includes("#EXT-X-ENDLIST")) return null;
  let total = 0;
  for (const [, seconds] of playlist.matchAll(/^#EXTINF:([\d.]+)/gm)) total += Number(seconds);
  return wholeSeconds(total);
}

/** More segments than a day's video has. Parsing an address takes longer than writing one does. */
const addressesAtMost = 20_000;

function resolved(texts: Iterable<string>, base: URL): URL[] {
  const found: URL[] = [];
  for (const text of texts) {
    if (found.length === addressesAtMost) break;
    const url = URL.parse(text.trim(), base.href);
    if (url !== null) found.push(url);
  }
  return found;
}

/** The `URI` attribute of a tag, also if its name only ends so, as in `X-ASSET-URI`. */
function uriIn(line: string): string | undefined {
  const opening = 'URI="';
  for (let at = line.indexOf(opening); at >= 0; at = line.indexOf(opening, at + 1)) {
    if (/\w/.test(line.charAt(at - 1))) continue;
    const from = at + opening.length;
    const to = line.indexOf('"', from);
    if (to > from) return line.slice(from, to);
    if (to < 0) return undefined;
  }
  return undefined;
}

/** The addresses in an HLS playlist: lines without `#`, and `URI` attributes of keys, renditions and parts. */
export function hlsAddresses(playlist: string, base: URL): URL[] {
  const lines = playlist.split("\n").filter((line) => line.trim() !== "");
  const attributes = lines.flatMap((line) => (line.startsWith("#") ? (uriIn(line) ?? []) : []));
  return resolved([...lines.filter((line) => !line.startsWith("#")), ...attributes], base);
}

const bases = new Set(["BaseURL", "Location"]);
const segments = ["media", "initialization", "sourceURL", "index", "xlink:href"];

/** What a DASH manifest says. */
interface Presentation {
  readonly seconds: number | null;
  /** Base URLs, and the attributes that name segments, but no namespaces. */
  readonly addresses: URL[];
}

export function readDash(manifest: string, base: URL): Presentation {
  let duration: string | undefined;
  const [texts, named]: [string[], string[]] = [[], []];
  for (const { name, attributes, text } of tagsOf(manifest)) {
    duration ??= attributes.get("mediaPresentationDuration");
    if (bases.has(name.slice(name.indexOf(":") + 1)) && text.trim() !== "") texts.push(text);
    if (attributes.size > 0) named.push(...segments.flatMap((each) => attributes.get(each) || []));
    if (texts.length + named.length > addressesAtMost) break;
  }
  return { seconds: isoSeconds(duration ?? ""), addresses: resolved([...texts, ...named], base) };
}

/** A start tag of an XML document. */
interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** What stands between it and the next tag. */
  readonly text: string;
}

const entities: Record<string, string> = { "&amp;": "&", "&quot;": '"', "&apos;": "'", "&lt;": "<", "&gt;": ">" };
const unescaped = (text: string) =>
  text.includes("&") ? text.replaceAll(/&(?:amp|quot|apos|lt|gt);/g, (entity) => entities[entity] ?? entity) : text;

/** What is no start tag, and how it ends. */
const others = [
  ["!--", "-->"],
  ["![CDATA[", "]]>"],
  ["?", "?>"],
  ["!", ">"],
  ["/", ">"],
] as const;

const name = /[^\s"'<>/=!?]*/y;
const space = /[\s/]*/y;
const equals = /\s*=?\s*/y;
const none: ReadonlyMap<string, string> = new Map();

/**
 * Reads the start tags of an XML document from its beginning to where it is broken. Each character is read once, since
 * the document is anybody's: what an expression would search from each of many beginnings stops the server.
 */
function* tagsOf(xml: string): Generator<Tag> {
  let at = 0;
  const pass = (expression: RegExp): string => {
    const from = at;
    expression.lastIndex = at;
    if (expression.test(xml)) at = expression.lastIndex;
    return from === at ? "" : xml.slice(from, at);
  };
  const passTo = (sign: string): boolean => {
    const to = xml.indexOf(sign, at);
    at = to < 0 ? xml.length : to + sign.length;
    return to >= 0;
  };
  /** Undefined if the tag is broken. */
  const attributesOf = (): ReadonlyMap<string, string> | undefined => {
    const attributes = new Map<string, string>();
    for (pass(space); xml.charAt(at) !== ">"; pass(space)) {
      const attribute = pass(name);
      const isGiven = pass(equals).includes("=");
      const quote = xml.charAt(at++);
      const from = at;
      if (attribute === "" || !isGiven || !(quote === '"' || quote === "'") || !passTo(quote)) return undefined;
      attributes.set(attribute, unescaped(xml.slice(from, at - 1)));
    }
    return attributes;
  };
  while (passTo("<")) {
    const tag = pass(name);
    const other = tag === "" ? others.find(([opening]) => xml.startsWith(opening, at)) : undefined;
    if (other !== undefined) {
      at += other[0].length;
      if (!passTo(other[1])) return;
      continue;
    }
    const attributes = xml.charAt(at) === ">" ? none : attributesOf();
    if (attributes === undefined) return;
    at++;
    const next = xml.indexOf("<", at);
    yield { name: tag, attributes, text: next < 0 ? "" : unescaped(xml.slice(at, next)) };
  }
}
