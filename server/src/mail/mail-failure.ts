/** Why a mail server did not accept a mail, as far as known. */
export interface MailFailure {
  readonly kind: "credentials" | "no_such_host" | "no_answer" | "encryption" | "refused_address" | "other";
  /** The message from the mail server or the system. */
  readonly detail: string;
}

type Kind = MailFailure["kind"];

/** By nodemailer's error code, or the system's. */
const kinds: Readonly<Record<string, Kind>> = {
  EAUTH: "credentials",
  ENOAUTH: "credentials",
  EOAUTH2: "credentials",
  EDNS: "no_such_host",
  ENOTFOUND: "no_such_host",
  ECONNECTION: "no_answer",
  ECONNREFUSED: "no_answer",
  ETIMEDOUT: "no_answer",
  ESOCKET: "no_answer",
  ETLS: "encryption",
  EENVELOPE: "refused_address",
};

const textOf = (error: Error, name: string): string => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : "";
};

/** An untrusted certificate, or missing encryption: neither has an error code of its own. */
const isAboutEncryption = /certificate|self-signed|ssl|tls|wrong version number/i;

export function mailFailureOf(error: unknown): MailFailure {
  if (!(error instanceof Error)) return { kind: "other", detail: String(error) };
  const detail = textOf(error, "response") || error.message;
  const code = textOf(error, "code");
  const kind = kinds[code] ?? "other";
  if (kind === "no_answer" && isAboutEncryption.test(detail)) return { kind: "encryption", detail };
  return { kind: detail.includes("ENOTFOUND") ? "no_such_host" : kind, detail };
}

/** A mail server's host and port, without user and password. */
export function mailServerOf(smtpUrl: string): string {
  const { hostname, port, protocol } = new URL(smtpUrl);
  return `${hostname}:${port || (protocol === "smtps:" ? "465" : "587")}`;
}
