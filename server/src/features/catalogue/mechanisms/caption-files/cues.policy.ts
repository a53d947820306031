import { refusals } from "@mindreel/messages/catalogue/captions";
import { type Sentence, sentence } from "#domain/sentences.ts";
import { cueText } from "./cue-text.policy.ts";
import { UnreadableCaptions } from "./decode.policy.ts";
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

const bounds = { lines: 300_000, line: 2000, cues: 50_000, text: 5000, faults: 20 } as const;

const others = [
  [/^\s*\[Script Info\]/i, "subStation"],
  [/^\s*(<\?xml|<tt[\s>:])/i, "xml"],
  [/^\s*(<!doctype|<html)/i, "webPage"],
  [/^\s*\{\\rtf/, "wordProcessor"],
] as const;

/** Iterates over the lines of a text without the copies that `replaceAll` and `split` would make. */
function* linesOf(text: string): Generator<string> {
  let from = 0;
  const next = (sign: string) => {
    const at = text.indexOf(sign, from);
    return at === -1 ? text.length : at;
  };
  let [feed, carriage] = [next("\n"), next("\r")];
  for (;;) {
    const to = Math.min(feed, carriage);
    yield text.slice(from, to).trimEnd();
    if (to === text.length) return;
    from = to + (carriage === to && feed === to + 1 ? 2 : 1);
    if (feed < from) feed = next("\n");
    if (carriage < from) carriage = next("\r");
  }
}

interface OpenCue {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly settings: string;
  readonly texts: string[];
  length: number;
}

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
  #cue: OpenCue | null = null;
  /** Whether to skip the rest of the block: a comment, styles or a faulty cue. */
  #skipping: boolean;
  /** The first line of text seen so far without times. */
  #loose: { readonly line: number; readonly text: string } | null = null;

  constructor(isVtt: boolean) {
    this.#isVtt = isVtt;
    this.#skipping = isVtt;
    this.#early = isVtt;
  }

  #fault(line: number, message: Sentence): void {
    this.faultCount++;
    if (this.faults.length < bounds.faults) this.faults.push({ line, message });
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
    if (text === null) return;
    if (this.cues.length === bounds.cues)
      throw new UnreadableCaptions(sentence(refusals, "mostCues", { most: bounds.cues }));
    const { start, end, settings } = cue;
    this.cues.push({ start, end, settings, ...text });
  }

  #endBlock(): void {
    this.#finish();
    this.#skipping = false;
    if (this.#loose !== null && !/^\d+$/.test(this.#loose.text)) {
      this.#fault(this.#loose.line, sentence(refusals, "noTimes"));
    }
    this.#loose = null;
  }

  #begin(line: string): void {
    // In SRT without blank lines, the number of the next cue follows the text.
    if (!this.#isVtt && /^\d+$/.test(this.#cue?.texts.at(-1) ?? "")) this.#cue?.texts.pop();
    this.#finish();
    this.#skipping = true;
    if (this.#loose !== null && this.#loose.line < this.#line - 1) {
      this.#fault(this.#loose.line, sentence(refusals, "noTimes"));
    }
    this.#loose = null;
    const times = timesOf(line, this.#isVtt);
    if (typeof times === "function") {
      this.#fault(this.#line, times);
      return;
    }
    this.#skipping = false;
    this.#cue = { line: this.#line, ...times, texts: [], length: 0 };
  }

  read(line: string): void {
    if (++this.#line > bounds.lines)
      throw new UnreadableCaptions(sentence(refusals, "mostLines", { most: bounds.lines }));
    if (line === "") {
      if (!this.#early) this.#endBlock();
      return;
    }
    this.#early = false;
    if (line.length > bounds.line) {
      if (!this.#skipping || this.#cue !== null)
        this.#fault(this.#line, sentence(refusals, "longLine", { most: bounds.line }));
      this.#cue = null;
      this.#skipping = true;
      return;
    }
    const stamps = /^X-TIMESTAMP-MAP=/i.test(line) ? timestampMap(line) : null;
    if (stamps !== null && this.#skipping) this.offset = stamps;
    else if (this.#isVtt && this.#cue === null && /^(NOTE|STYLE|REGION)(?:\s|$)/.test(line)) this.#skipping = true;
    else if (line.includes("-->")) this.#begin(line);
    else if (this.#cue !== null) {
      this.#cue.length += line.length;
      if (this.#cue.length <= bounds.text) this.#cue.texts.push(line);
    } else if (!this.#skipping) {
      this.#loose ??= { line: this.#line, text: line };
    }
  }

  end(): CueFile {
    this.#endBlock();
    const cues = this.cues.toSorted((a, b) => a.start - b.start);
    return { cues, faults: this.faults, faultCount: this.faultCount, offset: this.offset };
  }
}

/** What `X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000` adds to times, in milliseconds. */
function timestampMap(line: string): number | null {
  const local = timestampOf(/LOCAL:([\d:.]+)/i.exec(line)?.[1] ?? "");
  const ticks = /MPEGTS:(\d{1,15})/i.exec(line)?.[1];
  return local === null || ticks === undefined ? null : Number(ticks) / 90 - local;
}

/** Milliseconds that parsing may block the event loop at a time. */
const slice = 10;
const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Parses WebVTT or SRT, detected by content. Faulty cues are dropped and reported by line number.
 * @throws UnreadableCaptions for other file types
 */
export async function readPiece(text: string): Promise<CueFile> {
  for (const [sign, name] of others)
    if (sign.test(text.slice(0, 200))) throw new UnreadableCaptions(sentence(refusals, name));
  const reader = new Reader(/^\ufeff?\s*WEBVTT/.test(text.slice(0, 100)));
  let since = performance.now();
  for (const line of linesOf(text)) {
    reader.read(line);
    if (performance.now() - since > slice) {
      await pause();
      since = performance.now();
    }
  }
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
