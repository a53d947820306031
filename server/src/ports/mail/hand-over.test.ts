import { afterAll, describe, expect, it } from "vitest";
import { startSmtp } from "#test/peers/smtp.ts";
import { handOverOf, smtpMailer } from "./smtp.ts";

const failure = (command: string, responseCode?: number) =>
  Object.assign(new Error("what it said"), { command, ...(responseCode !== undefined && { responseCode }) });

describe("a mail that was not accepted", () => {
  it.each([
    ["its recipient is refused", "RCPT TO", 550, false, "refused"],
    ["its recipient is deferred", "RCPT TO", 450, false, "deferred"],
    ["its content is refused", "DATA", 554, true, "refused"],
    ["its content is deferred", "DATA", 451, true, "deferred"],
    ["the sender is refused", "MAIL FROM", 550, false, "trouble"],
    ["the server is closing", "RCPT TO", 421, false, "trouble"],
    ["the password is wrong", "AUTH PLAIN", 535, false, "trouble"],
    ["the server is unreachable", "CONN", undefined, false, "trouble"],
    ["the connection broke before it was sent", "CONN", undefined, false, "trouble"],
    ["the connection broke while it was being sent", "CONN", undefined, true, "unsure"],
    ["the server closed it for its own reasons", "CONN", 421, true, "unsure"],
  ] as const)("because %s", (_, command, code, begun, outcome) => {
    expect(handOverOf(failure(command, code), begun)).toEqual({ outcome, answer: "what it said" });
  });
});

describe("a mail server", async () => {
  const smtp = await startSmtp();
  afterAll(() => smtp.stop());
  const { handOver } = smtpMailer(`smtp://127.0.0.1:${smtp.port}`, "films@example.com");
  const mail = { to: "ada@example.com", subject: "News", html: "<p>Here</p>", text: "Here", id: "news-1-2" };

  it("gets a mail with its own Message-ID and return path", async () => {
    expect(await handOver({ ...mail, returnPath: "bounces+2@example.com" })).toMatchObject({ outcome: "accepted" });
    expect(smtp.mails).toMatchObject([{ from: "bounces+2@example.com", to: ["ada@example.com"] }]);
    expect(smtp.mails[0]?.source).toMatch(/^Message-ID: <news-1-2@example\.com>\r?$/im);
    expect(smtp.mails[0]?.source).toMatch(/^From: films@example\.com\r?$/m);
  });

  it("that accepts no mails at the moment is not tried twice for one mail", async () => {
    smtp.refuse(true);
    expect(await handOver({ ...mail, id: "news-1-3" })).toMatchObject({ outcome: "trouble" });
    smtp.refuse(false);
    expect(smtp.mails).toHaveLength(1);
  });
});
