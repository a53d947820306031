import type { AdminRequest } from "@mindreel/contract/engagement/request-admin";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { adminRequest, listedVideo, pageOf } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { MissedSearches } from "./MissedSearches.tsx";
import { RequestsTable } from "./RequestsTable.tsx";

const list = "GET /api/admin/v1/requests/";
const answer = "PUT /api/admin/v1/requests/{id}/answer/";
const answered: Partial<AdminRequest> = {
  state: "answered",
  video: { id: 4, title: "The tawny owl", release_at: null, deleted: false },
  told: 2,
};

function table(...requests: AdminRequest[]) {
  responds(list, pageOf(requests));
  return show(<RequestsTable filter={{}} />);
}

describe("the board", () => {
  it("shows who asked, what was merged, and each request's state", async () => {
    table(
      adminRequest(1, { text: "Owls", votes: 3, merged: [{ id: 9, text: "Night birds" }] }),
      adminRequest(2, { text: "Bats", askers: [], ...answered }),
      adminRequest(3, { text: "Moths", ...answered, video: { id: 5, title: "Gone", release_at: null, deleted: true } }),
      adminRequest(4, { text: "Dragons", state: "declined" }),
    );
    const rows = (await screen.findAllByRole("row")).slice(1).map(({ textContent }) => textContent);
    expect(rows[0]).toContain("OwlsAlso: Night birds");
    expect(screen.getAllByRole("link", { name: "ada" })[0]?.getAttribute("href")).toBe("/admin/users/7");
    expect(rows[1]).toContain("Someone who left");
    expect(rows[1]).toContain("The tawny owl2 members notified");
    expect(rows[2]).toContain("Deleted: members see the request as open");
    expect(rows[3]).toContain("Not planned");
  });

  it("answers with a video found by the words of the request, or by others", async () => {
    const found = responds("GET /api/admin/v1/videos/", ({ url }) =>
      pageOf(url.searchParams.get("search") === "tawny" ? [listedVideo(4, { title: "The tawny owl" })] : []),
    );
    const { press, user, fill } = table(adminRequest(1, { text: "Owls" }));
    await press("Answer Owls");
    const dialog = within(await screen.findByRole("dialog", { name: "Answer “Owls”" }));
    await waitFor(() => expect(found[0]?.url.searchParams.get("search")).toBe("Owls"));
    expect(dialog.getByRole("button", { name: "Answer" })).toHaveProperty("disabled", true);
    await fill("Search for the video", "tawny");
    await user.click(await dialog.findByRole("radio", { name: "The tawny owl" }));
    const sent = responds(answer, ({ body }) => adminRequest(1, body.video === null ? {} : answered));
    await user.click(dialog.getByRole("button", { name: "Answer" }));
    const done = await toast("Answered with The tawny owl");
    await user.click(within(done).getByRole("button", { name: "Undo" }));
    await toast("Undone");
    expect(sent.map(({ body }) => body)).toEqual([{ video: 4 }, { video: null }]);
  });

  it("withdraws an answer, and Undo restores it", async () => {
    const sent = responds(answer, adminRequest(2));
    const { press, user } = table(adminRequest(2, { text: "Bats", ...answered }));
    await press("Undo answer Bats");
    await user.click(within(await toast("Answer undone")).getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ video: null }, { video: 4 }]));
  });

  it("declines and deletes, each with Undo", async () => {
    const declined = responds("PUT /api/admin/v1/requests/{id}/declined/", adminRequest(1));
    const deleted = responds("DELETE /api/admin/v1/requests/{id}/", null);
    const restored = responds("POST /api/admin/v1/requests/{id}/restore/", adminRequest(1));
    const { press, user } = table(adminRequest(1, { text: "Owls" }));
    await press("Decline Owls");
    await user.click(within(await toast("Request declined")).getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(declined.map(({ body }) => body.declined)).toEqual([true, false]));
    await press("Delete Owls");
    await user.click(within(await toast("Request deleted")).getByRole("button", { name: "Undo" }));
    await waitFor(() => expect([deleted.length, restored.length]).toEqual([1, 1]));
  });

  it("merges the selected requests into the one that keeps its words, and Undo splits it", async () => {
    const merged = responds("POST /api/admin/v1/requests/{id}/merge/", adminRequest(2));
    const split = responds("POST /api/admin/v1/requests/{id}/split/", adminRequest(2));
    const { press, user } = table(
      ...[adminRequest(1, { text: "Owls", votes: 3 }), adminRequest(2, { text: "Night birds" })],
    );
    await user.click(await screen.findByRole("checkbox", { name: "Select Owls" }));
    expect(screen.getByRole("button", { name: "Merge" })).toHaveProperty("disabled", true);
    await user.click(screen.getByRole("checkbox", { name: "Select Night birds" }));
    await press("Merge");
    const dialog = within(await screen.findByRole("dialog", { name: "Merge 2 requests" }));
    expect(dialog.getByRole("radio", { name: "Owls" })).toHaveProperty("checked", true);
    await user.click(dialog.getByRole("radio", { name: "Night birds" }));
    await user.click(dialog.getByRole("button", { name: "Merge" }));
    const done = await toast("2 requests merged");
    await user.click(within(done).getByRole("button", { name: "Undo" }));
    await toast("Undone");
    for (const [call] of [merged, split]) {
      expect([call?.url.pathname.split("/")[5], call?.body]).toEqual(["2", { ids: [1] }]);
    }
    await waitFor(() => expect(screen.queryByRole("region", { name: "Selected requests" })).toBeNull());
  });
});

describe("the searches without results", () => {
  const missed = "GET /api/admin/v1/requests/searches/";

  it("are listed with their counts", async () => {
    responds(missed, [{ words: "narwhals", searches: 12 }]);
    show(<MissedSearches />);
    await screen.findByRole("table", { name: "Searched for and not found" });
    screen.getByText("narwhals");
    screen.getByText("12");
  });

  it("may be empty", async () => {
    responds(missed, []);
    show(<MissedSearches />);
    await screen.findByText("No search has come up empty three times.");
  });
});
