import type { SigningProvider } from "@mindreel/contract/plain/kinds/signing-providers";
import type { SourceTest, SourceTestOutcome } from "@mindreel/contract/playback/source-test";
import { signatureFaults as faults, openSources as openings, report } from "@mindreel/messages/playback/source-test";
import { type Sentence, sentence, type Translate } from "#domain/sentences.ts";
import { minute } from "#domain/time/units-of-time.ts";

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
  sentence(report, "minutes", { count: Math.round(Math.abs(milliseconds) / minute) });

function messageOf({ outcome, provider, host, ahead = 0 }: TestResult): Sentence {
  switch (outcome) {
    case "open":
      return (reader) => sentence(report, "open", { todo: sentence(openings, provider)(reader) })(reader);
    case "refused":
      return (reader) => sentence(report, "refused", { host, todo: sentence(faults, provider)(reader) })(reader);
    case "clock_off": {
      const clock = ahead ?? 0;
      return (reader) =>
        sentence(report, clock > 0 ? "ahead" : "behind", { host, time: minutes(clock)(reader) })(reader);
    }
    case "works":
    case "parts_open":
    case "parts_refused":
    case "unreadable_secret":
      return sentence(report, outcome);
    default:
      return sentence(report, outcome, { host });
  }
}

export const toSourceTest = (result: TestResult, translate: Translate): SourceTest => ({
  outcome: result.outcome,
  message: translate(messageOf(result)),
  url: result.url,
});
