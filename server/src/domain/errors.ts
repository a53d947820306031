import { type ErrorCode, errorTable } from "@mindreel/contract/wire/errors";
import type { FieldErrors, RunningPlay } from "@mindreel/contract/wire/primitives";
import type { Challenge } from "@mindreel/contract/wire/proof-of-work";

/** An error of the contract's table. Anything else that is thrown becomes a 500 that tells nothing. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldErrors | undefined;

  constructor(code: ErrorCode, message?: string, errors?: FieldErrors) {
    super(message ?? errorTable[code].message);
    this.name = "AppError";
    this.code = code;
    this.errors = errors;
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
    message = `Too many attempts. Please wait ${inWords(wait)} and try again.`,
  ) {
    super(code, message);
    this.wait = wait;
  }
}

/** Seconds in words. */
export const inWords = (time: number): string =>
  time === 1 ? "a second" : time < 120 ? `${time} seconds` : `${Math.ceil(time / 60)} minutes`;

/** A 429 with a challenge: solving it lets the call through at once. */
export class ProofRequired extends TooSoon {
  readonly challenge: Challenge;

  constructor(challenge: Challenge, wait: number) {
    super(wait, "proof_required");
    this.challenge = challenge;
  }
}

/** A 409 with the plays that are running. */
export class TooManyPlays extends AppError {
  readonly plays: readonly RunningPlay[];

  constructor(plays: readonly RunningPlay[]) {
    const where = [...new Set(plays.map(({ device }) => device || "another device"))];
    const listed = new Intl.ListFormat("en").format(where);
    const most = plays.length === 1 ? "One video at a time" : `${plays.length} videos at the same time`;
    super("too_many_plays", `${most} is the most. Now playing on ${listed}.`);
    this.plays = plays;
  }
}

/** A 400 that names the fields at fault. */
export function invalidInput(errors: FieldErrors): AppError {
  return new AppError("invalid_input", Object.values(errors).flat()[0], errors);
}
