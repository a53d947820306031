import type { Campaign } from "@mindreel/contract/newsletter/campaigns";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { CampaignsTable } from "#features/newsletter/campaigns/CampaignsTable.tsx";
import { queryClient } from "#shared/api/query.ts";
import { toast } from "#test/browser.ts";
import { pageOf } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { Component as CampaignPage } from "./CampaignPage.tsx";

const read = "GET /api/admin/v1/campaigns/{id}/";
const send = "POST /api/admin/v1/campaigns/{id}/send/";
const cancel = "POST /api/admin/v1/campaigns/{id}/cancel/";
beforeEach(() => {
  responds("GET /api/admin/v1/news-audiences/", { subscribers: 1200, members: 40, pro: 12, left: 3 });
});
const none = { recipients: 0, waiting: 0, delivered: 0, refused: 0, skipped: 0, unsure: 0, unsubscribed: 0 };
const at = new Date(2099, 1, 1, 12, 0).toISOString();
const later = new Date(2099, 1, 2, 9, 30).toISOString();
const scheduled: Campaign = {
  ...{ id: 7, subject: "Owls", preview_text: "", body: "They are back.", videos: [], audience: ["subscribers"] },
  ...{ language: null, state: "scheduled", version: 2, send_at: at, begun_at: null, ended_at: null, trouble: null },
  ...{ progress: none, changed_at: "2026-01-15T12:00:00.000Z" },
};
const draft: Campaign = { ...scheduled, state: "draft", send_at: null };

beforeEach(() => {
  responds("GET /api/admin/v1/campaigns/{id}/preview/", { subject: "Owls", html: "", text: "" });
  responds("GET /api/admin/v1/campaigns/{id}/audience/", { recipients: 3 });
  responds("GET /api/admin/v1/campaigns/{id}/deliveries/", pageOf([]));
});

const place = ["/admin/news/7", "/admin/news/:id"] as const;
const open = () => show(<CampaignPage />, ...place);
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

describe("scheduled news", () => {
  it("get another time, starting from the present one", async () => {
    responds(read, scheduled);
    const { press, user, fill } = open();
    await screen.findByText(/^It will be sent at/);
    await press("Change the time");
    const form = await dialog("Change the time");
    expect(form.getByRole("radio", { name: "At a set time" })).toHaveProperty("checked", true);
    expect(form.getByLabelText("Time")).toHaveProperty("value", "2099-02-01T12:00");
    const sent = responds(send, { ...scheduled, send_at: later });
    await fill("Time", "2099-02-02T09:30");
    await user.click(form.getByRole("button", { name: "Schedule" }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ send_at: later, version: 2, planned_at: at }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("are sent now instead", async () => {
    responds(read, scheduled);
    const { press, user } = open();
    await screen.findByText(/^It will be sent at/);
    await press("Change the time");
    const form = await dialog("Change the time");
    const sent = responds(send, { ...scheduled, state: "sending" });
    await user.click(form.getByRole("radio", { name: "Now" }));
    await user.click(form.getByRole("button", { name: "Send now" }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ send_at: null, version: 2, planned_at: at }));
    await screen.findByRole("button", { name: "Pause" });
  });

  it("show that their time has come, and when they begin to be sent", async () => {
    responds(read, { ...scheduled, send_at: new Date().toISOString() });
    open();
    await screen.findByText("It's about to be sent.");
    responds(read, { ...scheduled, state: "sending" });
    await screen.findByRole("button", { name: "Pause" }, { timeout: 5000 });
  });

  it("become a draft again only if they have not begun", async () => {
    responds(read, scheduled);
    const { press } = show(
      <main id="main" tabIndex={-1}>
        <CampaignPage />
      </main>,
      ...place,
    );
    await screen.findByText(/^It will be sent at/);
    fails(cancel, "campaign_state");
    responds(read, { ...scheduled, state: "sending" });
    await press("Back to the draft");
    await toast("This isn't possible in the campaign's current state.");
    await screen.findByRole("button", { name: "Pause" });
    responds(read, scheduled);
    await act(() => queryClient.invalidateQueries());
    const cancelled = responds(cancel, draft);
    await press("Back to the draft");
    await screen.findByRole("textbox", { name: "Subject" });
    expect(document.activeElement).toBe(screen.getByRole("main"));
    expect(cancelled[0]?.url.searchParams.get("state")).toBe("scheduled");
  });

  it("replace the draft of somebody who sends it as well, and say why", async () => {
    responds(read, draft);
    const { press, user } = open();
    await press("Send…");
    const form = await dialog("Send the news");
    fails(send, "campaign_changed");
    responds(read, scheduled);
    await user.click(form.getByRole("button", { name: "Send now" }));
    await toast("This campaign was changed in another window.");
    await screen.findByText(/^It will be sent at/);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

it("shows in the list when news has been sent", async () => {
  const { id, subject, changed_at } = scheduled;
  const listed = { ...{ id, subject, changed_at, send_at: at }, ended_at: null };
  const list = "GET /api/admin/v1/campaigns/";
  responds(list, pageOf([{ ...listed, state: "sending" as const }]));
  show(<CampaignsTable />);
  await screen.findByRole("cell", { name: "Sending" });
  responds(list, pageOf([{ ...listed, state: "sent" as const, ended_at: changed_at }]));
  await screen.findByRole("cell", { name: "Sent" }, { timeout: 5000 });
});
