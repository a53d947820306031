import { type Static, Type } from "typebox";
import { legalDocuments } from "../plain/kinds/legal.ts";
import { limits } from "../plain/limits.ts";
import { setUpSteps, stepStates } from "../plain/set-up-steps.ts";
import { wire } from "../wire/endpoint.ts";
import { Email, Id, Nullable, Text, Timestamp } from "../wire/primitives.ts";

export const FirstSuperuserBody = Type.Object({
  /** From the link in the server's log. */
  token: Text(limits.offer, 1),
  username: Text(limits.username, 1),
  email: Email,
  password: Text(1000, 1),
  password2: Text(1000, 1),
});
export type FirstSuperuserBody = Static<typeof FirstSuperuserBody>;

/** Where setting up the site has got to. */
export const FirstRun = Type.Object({
  begun: Type.Boolean({ description: "Whether the first superuser was made by the link in the log" }),
  put_away: Type.Boolean({ description: "Whether open steps are shown on this page alone" }),
  steps: Type.Array(Type.Object({ step: Type.Enum([...setUpSteps]), state: Type.Enum([...stepStates]) })),
  /** The configured public URL, with which every link begins. */
  public_url: Type.String(),
  mail: Type.Object({
    server: Type.Boolean({ description: "False: emails are written to files" }),
    from: Type.String(),
  }),
  payments: Type.Object({
    mode: Type.Union([Type.Literal("stripe"), Type.Literal("rehearsal"), Type.Literal("off")]),
    price_cents: Type.Integer(),
  }),
  legal_missing: Type.Array(Type.Enum([...legalDocuments])),
  backups: Type.Object({
    set: Type.Boolean({ description: "Whether there is a place for them" }),
    encrypted: Type.Boolean(),
    verified_at: Nullable(Timestamp),
  }),
});
export type FirstRun = Static<typeof FirstRun>;

/** The result of a test, in plain words. */
export const TestResult = Type.Object({
  passed: Type.Boolean(),
  says: Type.String(),
  todo: Nullable(Type.String({ description: "What to do about it" })),
});
export type TestResult = Static<typeof TestResult>;

export const firstRunWire = wire({
  "GET /api/public/v1/first-run/": {
    access: "anyone",
    summary: "Whether the server waits for its first superuser; 404 once there is one.",
    response: { status: 200, body: Type.Object({ waiting: Type.Literal(true) }) },
    errors: ["not_found"],
  },
  "POST /api/accounts/v1/first-superuser/": {
    access: "anyone",
    summary: "Create the first superuser, with the token from the server's log; 404 once there is a superuser.",
    body: FirstSuperuserBody,
    audit: "superuser.create",
    response: { status: 201, body: Type.Object({ id: Id }) },
    errors: ["not_found", "forbidden", "rate_limited", "proof_required"],
  },
  "GET /api/admin/v1/first-run/": {
    access: "superuser",
    summary: "What is set up, by the facts of this moment.",
    response: { status: 200, body: FirstRun },
  },
  "POST /api/admin/v1/first-run/mail/": {
    access: "superuser",
    summary: "Send a test email to the caller, and report what failed.",
    audit: "first_run.test_mail",
    response: { status: 200, body: TestResult },
    errors: ["rate_limited"],
  },
  "POST /api/admin/v1/first-run/payments/": {
    access: "superuser",
    summary: "Test the key at the payment provider, and check the webhook endpoint there.",
    audit: "first_run.test_payments",
    response: { status: 200, body: TestResult },
    errors: ["rate_limited"],
  },
  "PUT /api/admin/v1/first-run/steps/": {
    access: "superuser",
    summary: "Skip a step by choice, or take it up again.",
    body: Type.Object({ step: Type.Enum([...setUpSteps]), skipped: Type.Boolean() }, { additionalProperties: false }),
    audit: "first_run.skip",
    response: { status: 200, body: FirstRun },
  },
  "PUT /api/admin/v1/first-run/put-away/": {
    access: "superuser",
    summary: "Put the open steps away for now, or bring them back. They stay open, and their page stays.",
    body: Type.Object({ put_away: Type.Boolean() }, { additionalProperties: false }),
    audit: "first_run.put_away",
    response: { status: 200, body: FirstRun },
  },
});
