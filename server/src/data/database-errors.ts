import pg from "pg";
import { NoWritingHost } from "#db/hosts/hosts.ts";

function databaseError(error: unknown): pg.DatabaseError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError) return cause;
  }
  return undefined;
}

/** PostgreSQL's five-character error code, if the error or its cause has one. */
export const databaseErrorCode = (error: unknown): string | undefined => databaseError(error)?.code;

/** Whether a parameter is invalid for its type, such as an impossible date (class 22, data exception). */
export const isBadValue = (error: unknown): boolean => databaseErrorCode(error)?.startsWith("22") ?? false;

/** The unique index that an insert or update violated, if any. */
export function violatedUnique(error: unknown): string | undefined {
  const found = databaseError(error);
  return found?.code === "23505" ? found.constraint : undefined;
}

/**
 * A copy of an error that is safe to log: without the values of a failed query, which are members' data and hashes.
 * This includes its causes and the errors that it aggregates.
 */
export function withoutValues<T>(error: T): T | Error {
  if (!(error instanceof Error)) return error;
  const cause = withoutValues(error.cause);
  if ("params" in error && "query" in error) {
    const safe = new Error(`Failed query: ${error.query}`, { cause });
    const frames = (error.stack ?? "").replace(error.message, "");
    safe.stack = `${safe.message}${frames.slice(frames.indexOf("\n"))}`;
    return safe;
  }
  const errors: unknown[] | undefined = error instanceof AggregateError ? error.errors.map(withoutValues) : undefined;
  if (cause === error.cause && errors === undefined) return error;
  // Inherits everything else, such as the class and the stack.
  const safe: Error = Object.create(error, { cause: { value: cause }, ...(errors && { errors: { value: errors } }) });
  return safe;
}

/** The reason for a failure, in a form that superusers may read. */
export function reasonOf(error: unknown): string {
  const known = withoutValues(error);
  return (known instanceof Error ? known.message : String(known)).slice(0, 500);
}

/** read_only_sql_transaction: the server at the other end of a connection became read-only. */
export const readOnly = "25006";

/** System errors: the connection failed, or the disk or the file descriptors are exhausted. */
const passing = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"],
  ...["ENOSPC", "EDQUOT", "EMFILE", "ENFILE"],
]);

/**
 * Whether an error comes from the infrastructure and may pass: the database cannot be reached, or a disk is full.
 * Retrying later may succeed.
 */
export function isPassing(error: unknown): boolean {
  const code = databaseErrorCode(error);
  // 57014: cancelled, as queries that take too long are. Class 57P: shut down, or starting. Class 53: no room on the disk
  // or in memory, too many connections. Class 08: the connection, except 08P01, which is an error in the query, such as
  // too many parameters.
  if (code !== undefined) return code === readOnly || /^(57014|57P|53|08(?!P01))/.test(code);
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof NoWritingHost) return true;
    if ("code" in cause && passing.has(String(cause.code))) return true;
    if (
      /Connection terminated|timeout expired|timeout exceeded when trying to connect|Cannot use a pool after|Client has encountered/.test(
        cause.message,
      )
    )
      return true;
  }
  return false;
}
