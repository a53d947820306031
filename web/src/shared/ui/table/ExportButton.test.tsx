import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { downloads, toast, toasts } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, isOffline, server } from "#test/server.ts";
import { ExportButton } from "./ExportButton.tsx";

const users = "GET /api/admin/v1/export/users/";
const button = () => show(<ExportButton call={users} what="users" file="users" expected={2} />);

describe("an export", () => {
  it("saves the file under the name that the server sends, and counts its rows", async () => {
    const headers = { "content-type": "text/csv", "content-disposition": 'attachment; filename="users-today.csv"' };
    server.use(
      http.get("*/api/admin/v1/export/users/", () => new HttpResponse("id,name\r\n1,ada\r\n2,grace\r\n", { headers })),
    );
    const { press } = button();
    await press(/^Export\s*users$/);
    await toast("2 rows exported");
    expect(downloads.map(({ name }) => name)).toEqual(["users-today.csv"]);
    expect(await downloads[0]?.file.text()).toBe("id,name\r\n1,ada\r\n2,grace\r\n");
  });

  it("reports an interruption, and can be restarted", async () => {
    isOffline(users);
    const { press } = button();
    await press(/^Export\s*users$/);
    await toast("We can't be reached.");
    await screen.findByRole("button", { name: /^Export\s*users$/ });
    expect(downloads).toEqual([]);
  });

  it("reports a refusal", async () => {
    fails(users, "rate_limited");
    const { press } = button();
    await press(/^Export\s*users$/);
    await toast("Too many requests.");
  });

  it("is cancelled by another press, without a message", async () => {
    hangs(users);
    const { press } = button();
    await press(/^Export\s*users$/);
    await screen.findByText("Exporting users");
    await press("Cancel (0)");
    await screen.findByRole("button", { name: /^Export\s*users$/ });
    expect(toasts()).toEqual([]);
  });
});
