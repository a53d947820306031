import { type ErrorCode, errorTable } from "@mindreel/contract/errors";
import type { FieldErrors } from "@mindreel/contract/primitives";
import type { Challenge } from "@mindreel/contract/proof";

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

/** The 429 beyond a person's pace: with the work that lets the call through at once, and the time that does too. */
export class ProofRequired extends AppError {
  readonly challenge: Challenge;
  /** In seconds. */
  readonly wait: number;

  constructor(challenge: Challenge, wait: number) {
    const time = wait === 1 ? "a second" : wait < 120 ? `${wait} seconds` : `${Math.ceil(wait / 60)} minutes`;
    super("proof_required", `Too many attempts. Please wait ${time} and try again.`);
    this.challenge = challenge;
    this.wait = wait;
  }
}

/** A 400 that names the fields at fault. */
export function invalidInput(errors: FieldErrors): AppError {
  return new AppError("invalid_input", Object.values(errors).flat()[0], errors);
}
