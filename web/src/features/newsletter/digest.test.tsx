import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { NewsSettingsModal } from "./digest.tsx";

it("changes the sending rate of news, and the frequency of the digest", async () => {
  responds("GET /api/admin/v1/news-settings/", { mails_per_hour: 36_000, digest: "off" });
  const saved = responds("PUT /api/admin/v1/news-settings/", ({ body }) => body);
  const { user, fill, press } = show(<NewsSettingsModal opened onClose={() => undefined} />);
  await waitFor(() => expect(screen.getByRole("radio", { name: "Never" })).toHaveProperty("checked", true));
  await fill("Emails per hour", "7200");
  await user.click(screen.getByRole("radio", { name: "Every week" }));
  await press("Save");
  await toast("Settings saved");
  expect(saved.map(({ body }) => body)).toEqual([{ mails_per_hour: 7200, digest: "weekly" }]);
});
