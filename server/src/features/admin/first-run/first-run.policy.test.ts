import { describe, expect, it } from "vitest";
import { mailFailureOf, mailServerOf } from "#mail/mail-failure.ts";
import { toTestResult } from "./first-run.mapper.ts";
import { mailFailed, paymentsChecked, type Tested } from "./first-run.policy.ts";

const inEnglish = (tested: Tested) => toTestResult(tested, (text) => text("en"));

const failure = (message: string, more: object) => mailFailureOf(Object.assign(new Error(message), more));
const server = "mail.example.com:465";

describe("a mail server's response", () => {
  it.each([
    [
      "a wrong password",
      failure("x", { code: "EAUTH", response: "535 5.7.8 Bad" }),
      /rejects the username.*535 5\.7\.8 Bad/,
    ],
    ["an unknown host", failure("getaddrinfo ENOTFOUND mail.x", { code: "EDNS" }), /There's no mail server at/],
    [
      "an unknown host, as the system says it",
      failure("getaddrinfo ENOTFOUND mail.x", { code: "ESOCKET" }),
      /no mail server/,
    ],
    [
      "nobody there",
      failure("connect ECONNREFUSED", { code: "ESOCKET" }),
      /^Nothing answers at mail\.example\.com:465/,
    ],
    ["silence", failure("Connection timeout", { code: "ETIMEDOUT" }), /^Nothing answers/],
    ["a certificate of others", failure("self-signed certificate", { code: "ESOCKET" }), /^An encrypted connection/],
    [
      "a refused sender",
      failure("x", { code: "EENVELOPE", response: "550 not yours" }),
      /the sender or the recipient.*550/,
    ],
    ["anything else", failure("something new", {}), /didn't accept the email\. It said: something new/],
    ["what is no error", mailFailureOf("odd"), /It said: odd/],
  ])("is reported in plain words: %s", (_, given, says) => {
    const result = inEnglish(mailFailed(given, server));
    expect(result).toEqual({ passed: false, says: expect.stringMatching(says), todo: expect.stringMatching(/\.$/) });
  });

  it("is reported with host and port, never with the password", () => {
    expect(mailServerOf("smtps://someone:secret@mail.example.com")).toBe(server);
    expect(mailServerOf("smtp://someone:secret@mail.example.com")).toBe("mail.example.com:587");
    expect(mailServerOf("smtp://[::1]:2525")).toBe("[::1]:2525");
  });
});

describe("Stripe's response", () => {
  const said = (text: string) => () => text;
  const severe = { says: said("It's missing."), todo: said("Add it."), severe: true };
  const mild = { says: said("It's old."), todo: said("Renew it."), severe: false };

  it.each([
    ["nothing amiss", [], false, { passed: true, says: "Stripe accepts the key and sends webhooks here.", todo: null }],
    ["a test key", [], true, { passed: true, todo: "You aren't selling yet: for that, use your live key." }],
    ["what breaks payments, first", [mild, severe], false, { passed: false, says: "It's missing.", todo: "Add it." }],
    ["what does not", [mild], false, { passed: true, says: "It's old.", todo: "Renew it." }],
  ])("is reported in plain words: %s", (_, differences, isTest, result) => {
    expect(inEnglish(paymentsChecked(differences, isTest))).toMatchObject(result);
  });
});
