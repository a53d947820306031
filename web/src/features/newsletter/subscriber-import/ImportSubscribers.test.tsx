import type { ImportedLine } from "@mindreel/contract/wire/import-lines";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Link } from "#shared/navigation/Link.tsx";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, responds } from "#test/server.ts";
import { ImportSubscribers } from "./ImportSubscribers.tsx";

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
