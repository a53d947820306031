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
export function* tagsOf(xml: string): Generator<Tag> {
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
