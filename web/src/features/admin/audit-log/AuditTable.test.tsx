import type { AuditEntry } from "@mindreel/contract/admin/audit-log";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { longName, pageOf } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, responds } from "#test/server.ts";
import { AuditTable } from "./AuditTable.tsx";
import { detailsOf } from "./actions.ts";

const list = "GET /api/admin/v1/audit/";
const entry = (id: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ id, at: "2025-11-21T10:05:00.000Z", actor_id: 1, actor: "ada", action: "video.delete" },
  ...{ target_type: "video", target_id: id, target: `Film ${id}`, details: {} },
  ...changes,
});
const rows = () => screen.getAllByRole("row").slice(1);

describe("the audit log", () => {
  it("shows that it is loading", () => {
    hangs(list);
    show(<AuditTable filters={{}} />);
    screen.getByRole("status", { name: "Loading" });
  });

  it("shows who did what, when and to whom, and applies its filters", async () => {
    const asked = responds(
      list,
      pageOf([
        entry(1, { target: longName }),
        entry(2, { action: "member.give_time", details: { days: 30, reason: "A gift" } }),
        entry(3, { actor: null, target: null, action: "unheard.of" }),
      ]),
    );
    show(<AuditTable filters={{ actor: "ada", from: "2025-11-01" }} />);
    await screen.findByText(longName);
    expect(rows()[0]?.textContent).toBe(`21 Nov 2025, 10:05adaVideo deleted${longName}`);
    expect(rows()[1]?.textContent).toContain("Free time givenFilm 230 days · Reason: A gift");
    expect(rows()[2]?.textContent).toContain("#1unheard.of#3");
    expect(asked[0]?.url.search).toBe("?page=1&actor=ada&from=2025-11-01");
    expect(screen.queryByText("Nothing more to load")).toBeNull();
  });

  it("shows that there are no entries", async () => {
    responds(list, pageOf<AuditEntry>([]));
    show(<AuditTable filters={{}} />);
    await screen.findByRole("heading", { name: "No entries found" });
  });

  it("shows an error and retries", async () => {
    fails(list, "forbidden");
    const { user } = show(<AuditTable filters={{}} />);
    await screen.findByText("You aren't allowed to do this.");
    responds(list, pageOf([entry(1)]));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("Film 1");
  });
});

it("describes an entry's details in words and omits unknown ones", () => {
  expect(detailsOf({ days: 1, reason: "A gift", unheard_of: 3 })).toBe("1 day · Reason: A gift");
  expect(detailsOf({ mail: "password_reset", language: "de" })).toBe("Set a new password · Deutsch");
  expect(detailsOf({ mail: "of another version", language: "xx" })).toBe("");
  expect(detailsOf({ days: 30 })).toBe("30 days");
});

it.each([
  [{ settings: "mail_password_reset, plan_price_cents" }, "Changed: Email “Set a new password”, Price a month"],
  [{ description: "changed", picture: "removed" }, "New description · Picture removed"],
  [{ before: "Sea", picture: "new" }, "Was Sea · New picture"],
  [{ added: 1, series: "Dunes" }, "1 added · New series: Dunes"],
  [{ video: "The tawny owl" }, "Answered with “The tawny owl”"],
  [{ video: "none" }, "Answer undone"],
  [{ declined: "yes" }, "Declined"],
  [{ declined: "no" }, "Reopened"],
  [{ merged: "Bats at night" }, "Merged: Bats at night"],
  [{ split: "Moths at night" }, "Split off: Moths at night"],
  [{ digest: "weekly", mails_per_hour: 3600 }, "Every week · 3,600 emails per hour"],
  [{ type: "invoice.paid" }, "invoice.paid"],
])("tells what was done: %j", (entry, told) => {
  expect(detailsOf(entry)).toBe(told);
});
