import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { NewsSwitch } from "./NewsSwitch.tsx";

const read = "GET /api/newsletter/v1/preferences/";
const change = "PATCH /api/newsletter/v1/preferences/";

it("turns the news on, and reverts if that fails", async () => {
  responds(read, { news: false });
  const changed = responds(change, { news: true });
  const { user } = show(<NewsSwitch />);
  const news = await screen.findByRole("switch", { name: "Email me the news" });
  await waitFor(() => expect(news).toHaveProperty("disabled", false));
  expect(news).toHaveProperty("checked", false);
  await user.click(news);
  await waitFor(() => expect(changed.map(({ body }) => body)).toEqual([{ news: true }]));
  expect(news).toHaveProperty("checked", true);
  responds(read, { news: true });
  fails(change, "internal");
  await user.click(news);
  await toast("Something went wrong on our side.");
  await waitFor(() => expect(news).toHaveProperty("checked", true));
});
