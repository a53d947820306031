import type { NoticePreferences } from "@mindreel/contract/notices/preferences";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { NoticeSwitch } from "./NoticeSwitch.tsx";
import { QuietHoursChoice } from "./QuietHoursChoice.tsx";

const read = "GET /api/notices/v1/preferences/";
const change = "PATCH /api/notices/v1/preferences/";
const usual: NoticePreferences = {
  ...{ app_videos: true, mail_videos: false, push_videos: true },
  ...{ app_answers: true, push_answers: true, quiet_hours: null },
  ...{ mail_free_time: true, mail_subscription: true, mail_sign_ins: true },
};
const night = { from: "22:00", until: "07:00", time_zone: "Europe/Berlin" };

it("turns one kind of notification on", async () => {
  responds(read, usual);
  const changed = responds(change, { ...usual, mail_videos: true });
  const { user } = show(<NoticeSwitch way="mail_videos" label="By email" />);
  const way = await screen.findByRole("switch", { name: "By email" });
  await waitFor(() => expect(way).toHaveProperty("disabled", false));
  await user.click(way);
  await screen.findByRole("switch", { name: "By email", checked: true });
  expect(changed.map(({ body }) => body)).toEqual([{ mail_videos: true }]);
});

it("turns quiet hours on and off, in the browser's time zone", async () => {
  responds(read, usual);
  const changed = responds(change, ({ body }) => ({ ...usual, ...(body as object) }));
  const { user } = show(<QuietHoursChoice />);
  const on = await screen.findByRole("switch", { name: "Turn on quiet hours" });
  await waitFor(() => expect(on).toHaveProperty("disabled", false));
  await user.click(on);
  await screen.findByLabelText(/From/);
  await user.click(on);
  await waitFor(() => expect(screen.queryByLabelText(/From/)).toBeNull());
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(changed.map(({ body }) => body)).toEqual([{ quiet_hours: { ...night, time_zone } }, { quiet_hours: null }]);
});

it("reports another time on blur", async () => {
  responds(read, { ...usual, quiet_hours: night });
  const changed = responds(change, { ...usual, quiet_hours: { ...night, until: "08:30" } });
  const { user } = show(<QuietHoursChoice />);
  await screen.findByText("In the time zone Europe/Berlin.");
  const until = screen.getByLabelText(/Until/);
  await user.clear(until);
  await user.type(until, "08:30");
  expect(changed).toEqual([]);
  await user.tab();
  await waitFor(() => expect(changed).toMatchObject([{ body: { quiet_hours: { from: "22:00", until: "08:30" } } }]));
});
