import { type Static, Type } from "typebox";
import { TestResult } from "../admin/first-run.ts";
import { wire } from "../wire/endpoint.ts";
import { Email, Nullable, Text, Timestamp } from "../wire/primitives.ts";

const Encryption = Type.Union([Type.Literal("tls"), Type.Literal("starttls"), Type.Literal("none")]);
export type Encryption = Static<typeof Encryption>;

export const MailServer = Type.Object({
  host: Type.Union([
    Type.String({ minLength: 1, maxLength: 253, pattern: "^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$" }),
    Type.String({ format: "ipv6", maxLength: 45 }),
  ]),
  port: Type.Integer({ minimum: 1, maximum: 65_535 }),
  encryption: Encryption,
  user: Nullable(Text(320, 1)),
  from: Email,
});
export type MailServer = Static<typeof MailServer>;

const MailBody = Type.Object({
  ...MailServer.properties,
  password: Type.Optional(
    Type.String({
      ...{ minLength: 1, maxLength: 1000, pattern: "^[^\\u0000]*$" },
      description: "Absent: the saved one, if host, port and user stay",
    }),
  ),
});
export type MailBody = Static<typeof MailBody>;

const locked = Nullable(Type.String({ description: "The variable of the environment that decides it" }));

export const MailConnection = Type.Object({
  locked,
  from_locked: locked,
  /** Null: there is none from here. */
  server: Nullable(MailServer),
  password_set: Type.Boolean(),
  set_at: Nullable(Timestamp),
  unreadable: Type.Boolean({ description: "What was saved can't be decrypted with this server's key" }),
  /** What mails have as their sender. */
  sender: Type.String(),
});
export type MailConnection = Static<typeof MailConnection>;

export const Connections = Type.Object({ mail: MailConnection });
export type Connections = Static<typeof Connections>;

export const MailSaved = Type.Object({ result: TestResult, connections: Connections });
export type MailSaved = Static<typeof MailSaved>;

/** A DNS record by which receivers recognise the sender. */
const SenderRecord = Type.Object({
  kind: Type.Union([Type.Literal("spf"), Type.Literal("dkim"), Type.Literal("dmarc")]),
  state: Type.Union([
    Type.Literal("found"),
    Type.Literal("missing"),
    Type.Literal("incomplete"),
    Type.Literal("several"),
    Type.Literal("unknown"),
  ]),
  name: Type.String({ description: "The name that has it, or should have it" }),
  value: Nullable(Type.String({ description: "What was found" })),
  add: Nullable(Type.String({ description: "The text to set there" })),
});
export type SenderRecord = Static<typeof SenderRecord>;

export const SenderRecords = Type.Object({ domain: Type.String(), records: Type.Array(SenderRecord) });
export type SenderRecords = Static<typeof SenderRecords>;

export const connectionsWire = wire({
  "GET /api/site/v1/connections/": {
    access: "superuser",
    summary: "The services that this site uses, without their secrets, and what the environment decides.",
    response: { status: 200, body: Connections },
  },
  "PUT /api/site/v1/connections/mail/": {
    access: "superuser",
    summary: "Send a test email to the caller through this mail server, and use it from then on if that works.",
    body: MailBody,
    audit: "connections.mail",
    response: { status: 200, body: MailSaved },
    errors: ["connection_locked", "rate_limited"],
  },
  "DELETE /api/site/v1/connections/mail/": {
    access: "superuser",
    summary: "Forget the mail server: emails are written to files again.",
    audit: "connections.forget_mail",
    response: { status: 200, body: Connections },
    errors: ["connection_locked"],
  },
  "GET /api/site/v1/connections/mail/records/": {
    access: "superuser",
    summary: "The DNS records of the sender's domain that receivers look at.",
    query: Type.Object({ selector: Type.Optional(Type.String({ pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$" })) }),
    response: { status: 200, body: SenderRecords },
    errors: ["rate_limited"],
  },
});
