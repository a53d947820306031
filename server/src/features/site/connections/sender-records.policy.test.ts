import { describe, expect, it } from "vitest";
import { dkimOf, dmarcOf, spfOf, type Texts } from "./sender-records.policy.ts";

const domain = "films.example";
const sendgrid = "smtp.sendgrid.net";

describe("SPF", () => {
  it.each([
    [[], sendgrid, { state: "missing", add: "v=spf1 include:sendgrid.net ~all" }],
    [["hello"], "mail.films.example", { state: "missing", add: "v=spf1 a:mail.films.example ~all" }],
    [["v=spf1 include:sendgrid.net -all"], sendgrid, { state: "found", add: null }],
    [["v=spf1 mx -all"], sendgrid, { state: "incomplete", add: "v=spf1 include:sendgrid.net mx -all" }],
    [["v=spf1 mx -all"], "mail.films.example", { state: "found", add: null }],
    [[], "203.0.113.7", { state: "missing", add: "v=spf1 ip4:203.0.113.7 ~all" }],
    [[], "[2001:db8::25]", { state: "missing", add: "v=spf1 ip6:2001:db8::25 ~all" }],
    [["v=spf1 ip4:203.0.113.0/24 -all"], "203.0.113.7", { state: "found", add: null }],
    [["v=spf1 mx -all", "v=spf1 a ~all"], sendgrid, { state: "several", add: null }],
    ["unknown", sendgrid, { state: "unknown", add: null }],
    [[], undefined, { state: "missing", add: null }],
  ] as const)("%j for %s", (texts, host, expected) => {
    expect(spfOf(domain, texts, host)).toMatchObject(expected);
  });
});

it("finds the key of any selector that was tried", () => {
  const key = "v=DKIM1; k=rsa; p=MIGf";
  const at = new Map<string, Texts>([
    ["a._domainkey.films.example", "unknown"],
    ["b._domainkey.films.example", [key]],
  ]);
  expect(dkimOf(domain, at)).toMatchObject({ state: "found", name: "b._domainkey.films.example", value: key });
  expect(dkimOf(domain, new Map([["a", ["v=DKIM1; p="]]]))).toMatchObject({ state: "missing" });
  expect(dkimOf(domain, new Map([["a", "unknown"]]))).toMatchObject({ state: "unknown" });
});

it("proposes a DMARC record only where there is none", () => {
  const add = "v=DMARC1; p=none; rua=mailto:a@films.example";
  expect(dmarcOf(domain, [], "a@films.example")).toMatchObject({ state: "missing", add });
  expect(dmarcOf(domain, ["v=DMARC1; p=reject"], "a@films.example")).toMatchObject({ state: "found", add: null });
});
