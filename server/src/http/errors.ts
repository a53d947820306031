import { type ErrorCode, errorTable } from "@mindreel/contract/wire/errors";
import type { FieldErrors } from "@mindreel/contract/wire/primitives";
import type { Challenge } from "@mindreel/contract/wire/proof-of-work";

/** An error of the table in the contract; anything else that is thrown becomes a bland 500. */
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

/** The 429 that says when to come again. */
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

/** A time in seconds. */
export const inWords = (time: number): string =>
  time === 1 ? "a second" : time < 120 ? `${time} seconds` : `${Math.ceil(time / 60)} minutes`;

/** The same beyond a person's pace: with the work that lets the call through at once. */
export class ProofRequired extends TooSoon {
  readonly challenge: Challenge;

  constructor(challenge: Challenge, wait: number) {
    super(wait, "proof_required");
    this.challenge = challenge;
  }
}

/** A 400 that names the fields at fault. */
export function invalidInput(errors: FieldErrors): AppError {
  return new AppError("invalid_input", Object.values(errors).flat()[0], errors);
}
