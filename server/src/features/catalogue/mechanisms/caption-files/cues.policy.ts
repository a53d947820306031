import { refusals } from "@mindreel/messages/catalogue/captions";
import { type Sentence, sentence } from "#domain/sentences.ts";
import { inSlices } from "#domain/work/slices.ts";
import { cueText } from "./cue-text.policy.ts";
import { UnreadableCaptions, unknownLetter } from "./decode.policy.ts";
import { otherFormat } from "./formats.policy.ts";
import { timesOf, timestampOf } from "./times.policy.ts";

export interface Cue {
  /** Milliseconds. */
  readonly start: number;
  readonly end: number;
  /** As WebVTT, with only harmless tags. */
  readonly markup: string;
  /** Without any tags, on one line. */
  readonly plain: string;
  /** WebVTT cue settings such as position; usually empty. */
  readonly settings: string;
}

/** A problem on one line. */
interface Fault {
  readonly line: number;
  readonly message: Sentence;
}

export interface CueFile {
  readonly cues: readonly Cue[];
  readonly faults: readonly Fault[];
  readonly faultCount: number;
  /** Milliseconds to add to the times of an HLS stream's piece; 0 for a standalone file. */
  readonly offset: number;
}

const bounds = { lines: 300_000, line: 2000, text: 5000, faults: 20 } as const;
const mostCues = 50_000;

/** @throws UnreadableCaptions if there are more cues than are kept */
export function requireFewCues(count: number): void {
  if (count > mostCues) throw new UnreadableCaptions(sentence(refusals, "mostCues", { most: mostCues }));
}

/**
 * Iterates over the lines of a text without the copies that `replaceAll` and `split` would make. Some programs end lines
 * with two carriage returns and a line feed.
 */
function* linesOf(text: string): Generator<string> {
  let from = 0;
  const next = (sign: string, start: number) => {
    const at = text.indexOf(sign, start);
    return at === -1 ? text.length : at;
  };
  let [feed, carriage] = [next("\n", 0), next("\r", 0)];
  let carriagesEnd = 0;
  for (;;) {
    const to = Math.min(feed, carriage);
    yield text.slice(from, to);
    if (to === text.length) return;
    from = to + 1;
    if (to === carriage) {
      // A run of them is read once, or each of many would cost the rest of the run.
      if (to >= carriagesEnd) for (carriagesEnd = from; text[carriagesEnd] === "\r"; ) carriagesEnd++;
      if (carriagesEnd === feed) from = feed + 1;
    }
    if (feed < from) feed = next("\n", from);
    if (carriage < from) carriage = next("\r", from);
  }
}

/** A line of text that belongs to no cue yet. */
interface Loose {
  readonly line: number;
  readonly text: string;
}

interface OpenCue {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly settings: string;
  /** Its own number, by which many files name their cues. */
  readonly number: number | null;
  readonly texts: string[];
  length: number;
  hasText: boolean;
}

const isNumber = (text: string): boolean => /^\s*\d+\s*$/.test(text);

/** Parses line by line. */
class Reader {
  readonly cues: Cue[] = [];
  readonly faults: Fault[] = [];
  faultCount = 0;
  offset = 0;
  readonly #isVtt: boolean;
  #line = 0;
  /** Whether the header, which is a block of its own, has not been seen yet. */
  #early: boolean;
  /** The last cue; more of its text may follow after blank lines. */
  #cue: OpenCue | null = null;
  /** Whether a blank line has ended the cue's block. */
  #isBetween = false;
  /** Whether to skip the rest of the block: a comment, styles or a faulty cue. */
  #skipping: boolean;
  /** The block of text that was read since then. */
  #loose: Loose[] = [];

  constructor(isVtt: boolean) {
    this.#isVtt = isVtt;
    this.#skipping = isVtt;
    this.#early = isVtt;
  }

  #fault(line: number, message: Sentence): void {
    this.faultCount++;
    if (this.faults.length < bounds.faults) this.faults.push({ line, message });
  }

  #add(text: string): void {
    if (this.#cue === null) return;
    this.#cue.length += text.length;
    this.#cue.hasText ||= text.trim() !== "";
    if (this.#cue.length <= bounds.text) this.#cue.texts.push(text);
  }

  #finish(): void {
    const cue = this.#cue;
    this.#cue = null;
    if (cue === null) return;
    if (cue.length > bounds.text) {
      this.#fault(cue.line, sentence(refusals, "longCue"));
      return;
    }
    const text = cueText(cue.texts.join("\n"));
    if (text === null) {
      if (cue.hasText) this.#fault(cue.line, sentence(refusals, "noText"));
      return;
    }
    const { start, end, settings } = cue;
    this.cues.push({ start, end, settings, ...text });
    requireFewCues(this.cues.length);
  }

  /** Gives text without times to the cue before, where blank lines separate it from its times or its other text. */
  #keepLoose(): void {
    const [first, ...more] = this.#loose;
    this.#loose = [];
    if (first === undefined) return;
    const isCueWithoutTimes = !this.#isVtt && isNumber(first.text) && more.length > 0;
    if (this.#cue === null || isCueWithoutTimes) {
      this.#fault(first.line, sentence(refusals, "noTimes"));
      return;
    }
    if (this.#cue.hasText) this.#fault(first.line, sentence(refusals, "looseText"));
    for (const { text } of [first, ...more]) this.#add(text);
  }

  /** Takes the number or name of the cue that begins from the text before it. */
  #takeNumber(): number | null {
    const last = this.#loose.at(-1);
    const { number = null, texts = [] } = this.#cue ?? {};
    if (last !== undefined) {
      const own = isNumber(last.text) ? Number(last.text) : null;
      const isNext = this.#cue === null || (own !== null && own - 1 === number);
      const isName = last.line < this.#line - 1 ? isNext : own !== null || (this.#isVtt && this.#loose.length === 1);
      if (!isName) return null;
      this.#loose.pop();
      return own;
    }
    // In SRT files without blank lines, the number follows the text.
    const found = texts.at(-1);
    if (this.#isVtt || number === null || found === undefined || !isNumber(found)) return null;
    if (Number(found) !== number + 1 && texts.length === 1) return null;
    return Number(texts.pop());
  }

  #begin(line: string): void {
    const number = this.#takeNumber();
    this.#keepLoose();
    this.#finish();
    this.#skipping = true;
    const times = timesOf(line, this.#isVtt);
    if (typeof times === "function") {
      this.#fault(this.#line, times);
      return;
    }
    this.#skipping = false;
    this.#isBetween = false;
    this.#cue = { line: this.#line, ...times, number, texts: [], length: 0, hasText: false };
  }

  #endBlock(): void {
    // Blank lines may follow a cue's number.
    if (this.#loose.length !== 1 || !isNumber(this.#loose[0]?.text ?? "")) this.#keepLoose();
    this.#skipping = false;
    this.#isBetween = true;
  }

  read(line: string): void {
    if (++this.#line > bounds.lines)
      throw new UnreadableCaptions(sentence(refusals, "mostLines", { most: bounds.lines }));
    const isInText = this.#cue !== null && !this.#isBetween;
    if (line === "" || (!isInText && line.trim() === "")) {
      if (!this.#early) this.#endBlock();
      return;
    }
    this.#early = false;
    if (line.length > bounds.line) {
      if (!this.#skipping || isInText) this.#fault(this.#line, sentence(refusals, "longLine", { most: bounds.line }));
      this.#cue = null;
      this.#skipping = true;
      return;
    }
    if (line.includes(unknownLetter)) this.#fault(this.#line, sentence(refusals, "unknownLetter"));
    const stamps = /^X-TIMESTAMP-MAP=/i.test(line) ? timestampMap(line) : null;
    if (stamps !== null && this.#skipping) this.offset = stamps;
    else if (this.#isVtt && !isInText && this.#loose.length === 0 && /^(NOTE|STYLE|REGION)(?:\s|$)/.test(line))
      this.#skipping = true;
    else if (line.includes("-->")) this.#begin(line);
    else if (this.#skipping) return;
    else if (isInText) this.#add(line);
    else this.#loose.push({ line: this.#line, text: line });
  }

  end(): CueFile {
    this.#keepLoose();
    this.#finish();
    const cues = this.cues.toSorted((a, b) => a.start - b.start);
    const faults = this.faults.toSorted((a, b) => a.line - b.line);
    return { cues, faults, faultCount: this.faultCount, offset: this.offset };
  }
}

/** What `X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000` adds to times, in milliseconds. */
function timestampMap(line: string): number | null {
  const local = timestampOf(/LOCAL:([\d:.]+)/i.exec(line)?.[1] ?? "");
  const ticks = /MPEGTS:(\d{1,15})/i.exec(line)?.[1];
  return local === null || ticks === undefined ? null : Number(ticks) / 90 - local;
}

/**
 * Parses WebVTT or SRT, detected by content. Faulty cues are dropped and reported by line number.
 * @throws UnreadableCaptions for other file types
 */
export async function readPiece(text: string): Promise<CueFile> {
  const other = otherFormat(text);
  if (other !== null) throw new UnreadableCaptions(other);
  const reader = new Reader(/^\ufeff?\s*WEBVTT/.test(text.slice(0, 100)));
  await inSlices(linesOf(text), (line) => reader.read(line));
  return reader.end();
}

/**
 * Like `readPiece`, for a complete file.
 * @throws UnreadableCaptions also if no cue is left
 */
export async function readCues(text: string): Promise<CueFile> {
  const file = await readPiece(text);
  if (file.cues.length > 0) return file;
  const faults = file.faults.slice(0, 5);
  if (faults.length === 0) throw new UnreadableCaptions(sentence(refusals, "none"));
  throw new UnreadableCaptions((reader) =>
    faults.map(({ line, message }) => sentence(refusals, "inLine", { line, fault: message(reader) })(reader)).join(" "),
  );
}
