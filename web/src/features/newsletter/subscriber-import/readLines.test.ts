import { expect, it } from "vitest";
import { readLines } from "./readLines.ts";

it("accepts addresses only, one per line", () => {
  expect(readLines("ada@example.com\n\nGrace@example.com\n")).toEqual([
    { line: 1, secondary_email: "ada@example.com" },
    { line: 3, secondary_email: "Grace@example.com" },
  ]);
});

it("accepts names, age and country after them, without a heading line", () => {
  expect(readLines("ada@example.com; Ada; Lovelace; 36; Kenya")).toEqual([
    {
      line: 1,
      secondary_email: "ada@example.com",
      first_name: "Ada",
      last_name: "Lovelace",
      age: "36",
      country: "Kenya",
    },
  ]);
});

it("accepts the headings of other programs", () => {
  expect(readLines("Name\tE-Mail\tOpens\tUnsubscribed\nAda King\tada@example.com\t12\tno")).toEqual([
    { line: 2, full_name: "Ada King", secondary_email: "ada@example.com", unsubscribed_at: "no" },
  ]);
});

it("accepts the exported file", () => {
  const headings =
    "first_name,middle_name,last_name,full_name,secondary_email,age,telephone,country,comments,signed_up_at,offer_used_at,unsubscribed_at";
  const row = `'=Ada,,Lovelace,Ada Lovelace,ada@example.com,36,'+44 20,Kenya,"One, ""two""\nlines",2026-01-15T12:00:00.000Z,,`;
  expect(readLines(`${headings}\r\n${row}\r\nGrace,,,,g@example.com,,,,,,,\r\n`)).toEqual([
    {
      ...{ line: 2, first_name: "'=Ada", last_name: "Lovelace", full_name: "Ada Lovelace", age: "36" },
      ...{ secondary_email: "ada@example.com", telephone: "'+44 20", country: "Kenya" },
      ...{ comments: 'One, "two"\nlines', signed_up_at: "2026-01-15T12:00:00.000Z" },
    },
    { line: 4, first_name: "Grace", secondary_email: "g@example.com" },
  ]);
});
