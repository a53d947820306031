import { refusals } from "@mindreel/messages/catalogue/captions";
import { type Sentence, sentence } from "#domain/sentences.ts";

const refused = [
  [/^;|^\[(?:Script Info|V4\+? Styles|Events)\]|^Dialogue:/i, "subStation"],
  [/^<(?:!doctype|html)/i, "webPage"],
  [/^\{\\rtf/, "wordProcessor"],
] as const;

/** Names that people know their files by. */
const named = [
  [/^\d{1,2}:\d\d:\d\d\.\d{3},\d{1,2}:\d\d:\d\d\.\d{3}/, "SBV (YouTube)"],
  [/^\d{1,2}:\d\d:\d\d[.:]\d\d,\d{1,2}:\d\d:\d\d[.:]\d\d|^\[(?:INFORMATION|TITLE|SUBTITLE)\]/i, "SubViewer"],
  [/^\{\d+\}\{\d*\}/, "MicroDVD"],
  [/^\[\d+\]\[\d*\]/, "MPL2"],
  [/^\[\d{1,3}:\d\d(?:[.:]\d{1,3})?\]|^\[(?:ar|ti|al|au|by|re|ve|la|offset|length|id|tool):/i, "LRC"],
  [/^\d{1,2}:\d\d:\d\d[:=](?![^\n]*-->)(?!\d\d ?,)/, "TMPlayer"],
  [/^Scenarist_SCC/i, "SCC"],
  [/^\$\w+ *=|^\d\d:\d\d:\d\d[:;]\d\d ?, ?\d\d:\d\d:\d\d[:;]\d\d/, "Spruce STL"],
  [/^.{3}STL\d\d\.\d\d/s, "EBU STL"],
  [/^# VobSub/i, "VobSub"],
  [/^<SAMI/i, "SAMI"],
  [/^<window/i, "RealText"],
  [/^\{QTtext\}/i, "QuickTime Text"],
  [/^[{[]\s*["{[]/, "JSON"],
] as const;

/** Why a file of another format cannot be read; null for what may be WebVTT or SRT. */
export function otherFormat(text: string): Sentence | null {
  const start = text
    .slice(0, 1000)
    .replace(/^\ufeff/, "")
    .trimStart();
  const known = refused.find(([sign]) => sign.test(start));
  if (known !== undefined) return sentence(refusals, known[1]);
  const format = named.find(([sign]) => sign.test(start))?.[1];
  if (format !== undefined) return sentence(refusals, "otherFormat", { format });
  return /^<(?:\?xml|!--|[a-z]+:?tt|tt|[a-z]+[\s>])/i.test(start) ? sentence(refusals, "xml") : null;
}
