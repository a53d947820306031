import { expect, it } from "vitest";
import * as imported from "./readLines.ts";

const readLines = (text: string) => imported.readLines(text).lines;

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
    { line: 2, full_name: "Ada King", secondary_email: "ada@example.com", unsubscribed_at: "no", Opens: "12" },
  ]);
});

it.each([
  ["E-Mail-Adresse;Vorname;Nachname;Land\r\nada@example.com;Ada;King;Kenia\r\n"],
  ["Adresse e-mail;Prénom;Nom;Pays\nada@example.com;Ada;King;Kenia"],
  ["Correo electrónico\tNombre\tApellidos\tPaís\nada@example.com\tAda\tKing\tKenia"],
  ["البريد الإلكتروني,الاسم الأول,اسم العائلة,البلد\nada@example.com,Ada,King,Kenia"],
])("accepts headings in the languages of the site (%#)", (text) => {
  const person = { secondary_email: "ada@example.com", first_name: "Ada", last_name: "King", country: "Kenia" };
  expect(readLines(text)).toEqual([{ line: 2, ...person }]);
});

it("sends the columns that tell who left, whatever they are called", () => {
  const text = "E-postadress,Namn,UNSUB_TIME,subscribed_to_emails\nada@example.com,Ada,2018-07-23,false\n";
  expect(readLines(text)).toEqual([
    {
      line: 2,
      secondary_email: "ada@example.com",
      Namn: "Ada",
      UNSUB_TIME: "2018-07-23",
      subscribed_to_emails: "false",
    },
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
