import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
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

/** Progress of the set-up steps that follow the first superuser. */
export const FirstRun = Type.Object({
  /** The configured public URL, with which every link begins. */
  public_url: Type.String(),
  mail: Type.Object({
    server: Type.Boolean({ description: "False: emails are written to files" }),
    from: Type.String(),
    tested_at: Nullable(Timestamp),
  }),
  payments: Type.Object({
    mode: Type.Union([Type.Literal("stripe"), Type.Literal("rehearsal"), Type.Literal("off")]),
    price_cents: Type.Integer(),
    webhook_url: Type.String(),
    tested_at: Nullable(Timestamp),
  }),
  site: Type.Boolean({ description: "Whether any of the site's settings was changed" }),
  categories: Type.Boolean({ description: "Whether there is at least one" }),
  videos: Type.Boolean({ description: "Whether there is at least one" }),
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
    summary: "The progress of the setup; 404 if it was not started in the browser, or is finished.",
    response: { status: 200, body: FirstRun },
    errors: ["not_found"],
  },
  "POST /api/admin/v1/first-run/mail/": {
    access: "superuser",
    summary: "Send a test email to the caller, and report what failed.",
    audit: "first_run.test_mail",
    response: { status: 200, body: TestResult },
    errors: ["not_found", "rate_limited"],
  },
  "POST /api/admin/v1/first-run/payments/": {
    access: "superuser",
    summary: "Test the key at the payment provider, and check the webhook endpoint there.",
    audit: "first_run.test_payments",
    response: { status: 200, body: TestResult },
    errors: ["not_found", "rate_limited"],
  },
  "POST /api/admin/v1/first-run/finish/": {
    access: "superuser",
    summary: "Finish setting up; its pages and calls are gone from then on.",
    audit: "first_run.finish",
    response: { status: 204, body: null },
    errors: ["not_found"],
  },
});
