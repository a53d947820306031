import { type Language, localeOf, sourceLanguage } from "@mindreel/contract/plain/languages";
import { type ErrorCode, errorTable } from "@mindreel/contract/wire/errors";
import type { FieldErrors, RunningPlay } from "@mindreel/contract/wire/primitives";
import type { Challenge } from "@mindreel/contract/wire/proof-of-work";
import { inLanguage } from "@mindreel/messages/in-language";
import { errors as errorTexts, waits } from "@mindreel/messages/wire";
import { type Sentence, sentence } from "./sentences.ts";

type FieldSentences = Readonly<Record<string, readonly Sentence[]>>;

/** An error in the contract's table. Anything else that is thrown becomes a 500 without details. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** The message in the reader's language. */
  readonly messageIn: Sentence;
  readonly #ofFields: FieldSentences | undefined;

  constructor(code: ErrorCode, message: Sentence = sentence(errorTexts, code), ofFields?: FieldSentences) {
    super(message(sourceLanguage));
    this.name = "AppError";
    this.code = code;
    this.messageIn = message;
    this.#ofFields = ofFields;
  }

  errorsIn(language: Language): FieldErrors | undefined {
    if (this.#ofFields === undefined) return undefined;
    const entries = Object.entries(this.#ofFields);
    return Object.fromEntries(entries.map(([field, messages]) => [field, messages.map((each) => each(language))]));
  }

  get status(): number {
    return errorTable[this.code].status;
  }
}

/** A 429 with the time to wait. */
export class TooSoon extends AppError {
  /** In seconds. */
  readonly wait: number;

  constructor(
    wait: number,
    code: "rate_limited" | "proof_required" = "rate_limited",
    message: Sentence = (language) => sentence(waits, "tooManyAttempts", { time: inWords(wait, language) })(language),
  ) {
    super(code, message);
    this.wait = wait;
  }
}

/** A number of seconds in words. */
export const inWords = (time: number, language: Language): string =>
  time === 1
    ? inLanguage(waits, language).second
    : time < 120
      ? sentence(waits, "seconds", { count: time })(language)
      : sentence(waits, "minutes", { count: Math.ceil(time / 60) })(language);

/** A 429 with a challenge: solving it lets the call through at once. */
export class ProofRequired extends TooSoon {
  readonly challenge: Challenge;

  constructor(challenge: Challenge, wait: number) {
    super(wait, "proof_required");
    this.challenge = challenge;
  }
}

type Running = Omit<RunningPlay, "begun_at"> & { readonly begunAt: Date };

/** A 409 with the running plays. */
export class TooManyPlays extends AppError {
  readonly plays: readonly Running[];

  constructor(plays: readonly Running[]) {
    super("too_many_plays", (language) => {
      const where = [...new Set(plays.map(({ device }) => device || inLanguage(waits, language).anotherDevice))];
      const listed = new Intl.ListFormat(localeOf(language)).format(where);
      return sentence(waits, "mostPlays", { count: plays.length, devices: listed })(language);
    });
    this.plays = plays;
  }
}

/** A 400 that names the invalid fields. */
export function invalidInput(errors: FieldSentences): AppError {
  return new AppError("invalid_input", Object.values(errors).flat()[0], errors);
}
