import { Resolver } from "node:dns/promises";
import { describe, expect, it } from "vitest";
import { startDns } from "#test/peers/dns.ts";
import { atEnd } from "#test/run/at-end.ts";
import { dkimOf, dmarcOf, spfOf, type Texts } from "./sender-records.policy.ts";
import { senderRecords } from "./sender-records.service.ts";

/** The records, by a name server that knows only these. */
async function recordsOf(from: string, known: Readonly<Record<string, string>>, smtpUrl?: string) {
  const dns = await startDns(known);
  atEnd(dns.stop);
  const resolver = new Resolver({ timeout: 2_000, tries: 1 });
  resolver.setServers([dns.address]);
  const { records } = await senderRecords({ mailFrom: from, smtpUrl }, undefined, resolver);
  return records;
}

const statesOf = async (...given: Parameters<typeof recordsOf>) =>
  (await recordsOf(...given)).map(({ state }) => state);

it("doesn't call missing what a resolver that knows no name at all can't find", async () => {
  expect(await statesOf("us@films.example", {})).toEqual(["unknown", "unknown", "unknown"]);
});

it("calls records of a domain that exists missing", async () => {
  const missing = ["missing", "missing", "missing"];
  expect(await statesOf("us@films.example", { "NS films.example": "ns.films.example" })).toEqual(missing);
  // A subdomain may have no name server of its own.
  expect(await statesOf("us@mail.films.example", { "NS films.example": "ns.films.example" })).toEqual(missing);
});

it("needs no name server where there are records", async () => {
  const known = { "TXT films.example": "v=spf1 mx -all" };
  expect(await statesOf("Films <us@films.example>", known)).toEqual(["found", "missing", "missing"]);
});

it.each([
  ["smtp://8.8.4.25:25", "v=spf1 ip4:8.8.4.25 ~all"],
  ["smtp://[2a00:1450::25]:25", "v=spf1 ip6:2a00:1450::25 ~all"],
  ["smtp://mail.films.example", "v=spf1 a:mail.films.example ~all"],
  ["smtp://127.0.0.1:25", null],
  ["smtp://192.168.1.25:25", null],
  ["smtp://[fd00::25]:25", null],
])("permits %s to send only if receivers see its address", async (smtpUrl, add) => {
  const records = await recordsOf("us@films.example", { "NS films.example": "ns.films.example" }, smtpUrl);
  expect(records[0]).toMatchObject({ kind: "spf", state: "missing", add });
});

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
