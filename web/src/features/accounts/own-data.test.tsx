import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { downloads, toast } from "#test/browser.ts";
import { security } from "#test/people.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, refuses, server } from "#test/server.ts";
import { OwnData } from "./own-data.tsx";

const download = "POST /api/accounts/v1/security/own-data/";

async function ask() {
  const shown = show(<OwnData security={security} />);
  await shown.press("Download my data");
  await shown.fill("Current password", "a moor in the mist");
  await shown.press("Download");
  return shown;
}

describe("the copy of own data", () => {
  it("is saved under the name that the server sends", async () => {
    const headers = { "content-disposition": 'attachment; filename="own-data-2026-01-15.zip"' };
    server.use(http.post("*/api/accounts/v1/security/own-data/", () => new HttpResponse("PK", { headers })));
    await ask();
    await toast("Your data is in your downloads");
    expect(downloads.map(({ name }) => name)).toEqual(["own-data-2026-01-15.zip"]);
  });

  it("shows a wrong password at its field", async () => {
    refuses(download, { current_password: ["This isn't your password."] });
    await ask();
    await screen.findByText("This isn't your password.");
    expect(within(screen.getByRole("dialog")).getByText("This isn't your password.")).toBeInstanceOf(HTMLElement);
  });

  it("reports that it was requested too often", async () => {
    fails(download, "rate_limited");
    await ask();
    await toast("Too many requests.");
    expect(downloads).toEqual([]);
  });

  it("is busy while it is created", async () => {
    hangs(download);
    await ask();
    expect(screen.getByRole("button", { name: "Download" })).toHaveProperty("ariaDisabled", "true");
  });
});
