import type { SigningProvider } from "@mindreel/contract/plain/kinds/signing-providers";
import type { SourceTest, SourceTestOutcome } from "@mindreel/contract/playback/source-test";
import { all as openings } from "@mindreel/messages/playback/open-sources/all";
import { all as faults } from "@mindreel/messages/playback/signature-faults/all";
import { all } from "@mindreel/messages/playback/source-report/all";
import { type Sentence, sentence, type Translate } from "#domain/sentences.ts";
import { minute } from "#domain/units-of-time.ts";

export interface TestResult {
  readonly outcome: SourceTestOutcome;
  readonly provider: SigningProvider;
  readonly host: string;
  /** The tested plain address. */
  readonly url: string | null;
  /** Milliseconds by which this server's clock is ahead. */
  readonly ahead?: number | null;
}

const minutes = (milliseconds: number): Sentence =>
  sentence(all, "minutes", { count: Math.round(Math.abs(milliseconds) / minute) });

function messageOf({ outcome, provider, host, ahead = 0 }: TestResult): Sentence {
  switch (outcome) {
    case "open":
      return (reader) => sentence(all, "open", { todo: sentence(openings, provider)(reader) })(reader);
    case "refused":
      return (reader) => sentence(all, "refused", { host, todo: sentence(faults, provider)(reader) })(reader);
    case "clock_off": {
      const clock = ahead ?? 0;
      return (reader) => sentence(all, clock > 0 ? "ahead" : "behind", { host, time: minutes(clock)(reader) })(reader);
    }
    case "works":
    case "parts_open":
    case "parts_refused":
    case "unreadable_secret":
      return sentence(all, outcome);
    default:
      return sentence(all, outcome, { host });
  }
}

export const toSourceTest = (result: TestResult, translate: Translate): SourceTest => ({
  outcome: result.outcome,
  message: translate(messageOf(result)),
  url: result.url,
});
