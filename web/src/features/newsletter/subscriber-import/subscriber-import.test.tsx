import type { ImportedLine } from "@mindreel/contract/wire/import-lines";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Link } from "#shared/navigation/Link.tsx";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, responds } from "#test/server.ts";
import { ImportSubscribers } from "./ImportSubscribers.tsx";
import * as imported from "./readLines.ts";

const call = "POST /api/subscriber/v1/import/";
const added = (line: number): ImportedLine => ({ line, outcome: "added", message: null });
const faulty = (line: number): ImportedLine => ({ line, outcome: "faulty", message: "This isn't an address." });
const left = (line: number): ImportedLine => ({ line, outcome: "unsubscribed", message: "They unsubscribed." });
const result = (lines: ImportedLine[], ignored_columns: string[] = []) => ({
  ignored_columns,
  added: lines.filter(({ outcome }) => outcome === "added").length,
  skipped: 0,
  unsubscribed: 0,
  faulty: lines.filter(({ outcome }) => outcome === "faulty").length,
  lines,
});

async function preview(text = "ada@example.com, Ada, Lovelace, 36, Kenya\nnonsense") {
  const shown = show(<ImportSubscribers />);
  await shown.fill("Lines", text);
  await shown.press("Preview");
  return shown;
}

describe("the import of subscribers", () => {
  it("shows the outcome of each line before anything is imported", async () => {
    const calls = responds(call, result([added(1), faulty(2)]));
    await preview();
    const section = await screen.findByRole("region", { name: "Preview" });
    expect(within(section).getByText("This isn't an address.")).toBeInstanceOf(HTMLElement);
    expect(within(section).getByText("nonsense")).toBeInstanceOf(HTMLElement);
    expect(calls[0]?.body).toMatchObject({ dry_run: true, lines: [{ line: 1 }, { line: 2 }] });
  });

  it("imports new subscribers after the preview", async () => {
    responds(call, result([added(1), faulty(2)]));
    const { press } = await preview();
    await screen.findByRole("region", { name: "Preview" });
    const calls = responds(call, result([added(1)]));
    await press(/^Import 1 person/);
    await screen.findByText(/Nobody was emailed\./);
    expect(calls[0]?.body).toMatchObject({ dry_run: false, lines: [{ line: 1, secondary_email: "ada@example.com" }] });
  });

  it("names columns and lines that are not imported, and stores who left", async () => {
    responds(call, result([left(2)], ["LEID", "#4"]));
    const { press } = await preview('Email,Status,LEID,\ngone@example.com,unsubscribed,7,x\nada@example.com,"active\n');
    await screen.findByText("LEID (column 3), column 4");
    screen.getByText("A quotation mark on this line isn't closed. The line isn't imported.");
    screen.getByText("0 people to import, 0 skipped, 1 unsubscribed, 1 line with errors.");
    const calls = responds(call, result([left(2)]));
    await press("Store 1 person as unsubscribed");
    await screen.findByText(/Nobody was emailed\./);
    expect(calls[0]?.body.lines).toEqual([
      { line: 2, secondary_email: "gone@example.com", Status: "unsubscribed", LEID: "7", "#4": "x" },
    ]);
  });

  it("asks before lines are lost, but not once they are imported", async () => {
    responds(call, result([added(1), faulty(2)]));
    const { press, user, address } = show(
      <>
        <Link to="/elsewhere">Elsewhere</Link>
        <ImportSubscribers />
      </>,
    );
    await user.type(screen.getByLabelText(/^Lines/), "ada@example.com");
    await press("Preview");
    await screen.findByRole("region", { name: "Preview" });
    await user.click(screen.getByRole("link", { name: "Elsewhere" }));
    await screen.findByRole("dialog", { name: "Leave without saving?" });
    await press("Stay");
    await press(/^Import 1 person/);
    await screen.findByText(/Nobody was emailed\./);
    await user.click(screen.getByRole("link", { name: "Elsewhere" }));
    await waitFor(() => expect(address()).toBe("/elsewhere"));
  });

  it("reports that the lines contain nothing", async () => {
    await preview(" \n ");
    await screen.findByText("There's nothing to import: please enter at least one line.");
  });

  it("reports missing permission to import", async () => {
    fails(call, "forbidden");
    await preview();
    await toast("You aren't allowed to do this.");
    expect(screen.queryByRole("region", { name: "Preview" })).toBeNull();
  });

  it("is busy until the preview has loaded", async () => {
    hangs(call);
    await preview();
    expect(screen.getByRole("button", { name: "Preview" })).toHaveProperty("ariaDisabled", "true");
  });
});

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
