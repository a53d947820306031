/** Why a mail server did not take a mail, as far as one can tell. */
export interface MailFailure {
  readonly kind: "credentials" | "no_such_host" | "no_answer" | "encryption" | "refused_address" | "other";
  /** The mail server's own words, or the system's. */
  readonly detail: string;
}

type Kind = MailFailure["kind"];

/** By the code of nodemailer's error, or of the system's. */
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

/** A certificate that is not trusted, or no encryption at all where it was expected: neither has a code of its own. */
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
