/** A row of a list, as text; a quoted cell may go over several lines. */
interface Record {
  /** The number of the line on which it begins. */
  readonly line: number;
  readonly text: string;
}

const isLineEnd = (sign: string | undefined): boolean => sign === undefined || sign === "\n" || sign === "\r";

/** The place after a quoted cell that begins at a place; undefined if no quotation mark closes it. */
function afterQuoted(text: string, start: number, delimiter: string): number | undefined {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end < 0) return undefined;
  end++;
  while (text[end] === " " && delimiter !== " ") end++;
  return text[end] === delimiter || isLineEnd(text[end]) ? end : undefined;
}

function endOfLine(text: string, start: number): number {
  let at = start;
  while (!isLineEnd(text[at])) at++;
  return at;
}

/** The end of a row that begins at a place; undefined if a quotation mark in it is not closed. */
function endOfRecord(text: string, start: number, delimiter: string): number | undefined {
  for (let at = start; ; at++) {
    if (text[at] === '"') {
      const after = afterQuoted(text, at, delimiter);
      if (after === undefined) return undefined;
      at = after;
    }
    while (text[at] !== delimiter && !isLineEnd(text[at])) at++;
    if (text[at] !== delimiter) return at;
  }
}

/**
 * Splits CSV text into its rows. A line with a quotation mark that is not closed, which would swallow the lines after
 * it, is kept apart.
 */
export function recordsOf(
  text: string,
  delimiter: string,
): { readonly records: Record[]; readonly unclosed: Record[] } {
  const records: Record[] = [];
  const unclosed: Record[] = [];
  let line = 1;
  for (let at = 0; at < text.length; ) {
    const whole = endOfRecord(text, at, delimiter);
    const end = whole ?? endOfLine(text, at);
    const record = { line, text: text.slice(at, end) };
    (whole === undefined ? unclosed : records).push(record);
    line += record.text.split(/\r\n|\n|\r/).length;
    at = end + (text.startsWith("\r\n", end) ? 2 : 1);
  }
  return { records, unclosed };
}
