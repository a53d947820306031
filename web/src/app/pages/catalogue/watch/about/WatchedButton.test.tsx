import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "#test/render.tsx";
import { hangs } from "#test/server.ts";
import { WatchedButton } from "./WatchedButton.tsx";

it("keeps the focus while the video is being marked", async () => {
  hangs("PUT /api/playback/v1/videos/{id}/watched/");
  const { user } = show(<WatchedButton video={{ id: 1, title: "Tides", watched: false }} />);
  const button = screen.getByRole("button", { name: /Tides/ });
  await user.click(button);
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("true"));
  expect(document.activeElement).toBe(button);
});
