import { type ErrorCode, errorTable } from "@mindreel/contract/errors";
import type { FieldErrors } from "@mindreel/contract/primitives";

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

/** A 400 that names the fields at fault. */
export function invalidInput(errors: FieldErrors): AppError {
  return new AppError("invalid_input", Object.values(errors).flat()[0], errors);
}
