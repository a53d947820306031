import type { HandOver } from "./mail.port.ts";

/** How nodemailer describes a failure. */
interface Failure {
  readonly message: string;
  /** The command that failed; `CONN` if the connection did. */
  readonly command?: unknown;
  /** The status that the server answered with. */
  readonly responseCode?: unknown;
}

const isFailure = (error: unknown): error is Failure => error instanceof Error;

/**
 * @param begun whether any of the mail had been sent to the server
 */
export function handOverOf(error: unknown, begun: boolean): HandOver {
  const { message, command, responseCode } = isFailure(error) ? error : { message: String(error) };
  const answer = message.slice(0, 500);
  if (begun && command !== "DATA") return { outcome: "unsure", answer };
  const aboutThisMail = command === "RCPT TO" || command === "DATA";
  if (!aboutThisMail || typeof responseCode !== "number" || responseCode === 421) return { outcome: "trouble", answer };
  return { outcome: responseCode >= 500 ? "refused" : "deferred", answer };
}
