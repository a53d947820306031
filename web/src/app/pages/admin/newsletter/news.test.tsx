import type { Campaign } from "@mindreel/contract/newsletter/campaigns";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { CampaignsTable } from "#features/newsletter/campaigns/CampaignsTable.tsx";
import { campaignQuery } from "#features/newsletter/campaigns/campaigns.ts";
import { queryClient } from "#shared/api/query.ts";
import { toast } from "#test/browser.ts";
import { listedVideo, pageOf } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { Component as CampaignPage } from "./CampaignPage.tsx";
import { DraftView } from "./DraftView.tsx";
import { SentView } from "./SentView.tsx";

const save = "PUT /api/admin/v1/campaigns/{id}/";
beforeEach(() => {
  responds("GET /api/admin/v1/news-audiences/", { subscribers: 1200, members: 40, pro: 12, left: 3 });
});
const none = { recipients: 0, waiting: 0, delivered: 0, refused: 0, skipped: 0, unsure: 0, unsubscribed: 0 };
const campaign = (changes: Partial<Campaign> = {}): Campaign => ({
  ...{ id: 7, subject: "Owls", preview_text: "", body: "", videos: [], audience: ["subscribers"], language: null },
  ...{ state: "draft", version: 1, send_at: null, begun_at: null, ended_at: null, trouble: null, progress: none },
  changed_at: "2026-01-15T12:00:00.000Z",
  ...changes,
});
const mail = { subject: "Owls", html: "<p>Here</p>", text: "Here\n" };

function draft(changes: Partial<Campaign> = {}) {
  responds("GET /api/admin/v1/campaigns/{id}/preview/", mail);
  return show(<DraftView campaign={campaign(changes)} />);
}

describe("the list of news", () => {
  it("shows the state of each", async () => {
    const { id, subject, state, send_at, ended_at, changed_at } = campaign();
    const listed = { id, subject, state, send_at, ended_at, changed_at };
    responds(
      "GET /api/admin/v1/campaigns/",
      pageOf([listed, { ...listed, id: 6, subject: "", state: "sent" as const }]),
    );
    show(<CampaignsTable />);
    const rows = (await screen.findAllByRole("row")).slice(1).map(({ textContent }) => textContent);
    expect(rows).toEqual(["OwlsDraft15 Jan 2026, 12:00", "No subjectSent15 Jan 2026, 12:00"]);
    expect(screen.getByRole("link", { name: "Owls" }).getAttribute("href")).toBe("/admin/news/7");
  });
});

describe("a draft", () => {
  it("is saved while it is written, each time based on the previous version", async () => {
    const sent = responds(save, ({ body }) => campaign({ ...body, version: body.version + 1 }));
    const { user } = draft();
    await user.type(screen.getByRole("textbox", { name: "Text" }), "They are back.");
    await screen.findByText("Saving…");
    await screen.findByText("Saved");
    await user.click(screen.getByRole("checkbox", { name: /^Pro members/ }));
    await waitFor(() => expect(sent.at(-1)?.body.audience).toEqual(["subscribers", "pro"]));
    await screen.findByText("Saved");
    expect(sent.at(-1)?.body).toMatchObject({ subject: "Owls", body: "They are back." });
    expect(sent.map(({ body }) => body.version)).toEqual(sent.map((_, n) => n + 1));
  });

  it("does not overwrite changes from another window", async () => {
    fails(save, "campaign_changed");
    const { user } = draft();
    await user.type(screen.getByRole("textbox", { name: "Subject" }), "!");
    await screen.findByText(/^Not saved\. This campaign was changed in another window/);
    expect(screen.getByRole("button", { name: "Send…" })).toHaveProperty("disabled", true);
  });

  it("shows changes from another window, unless there are unsaved ones here", async () => {
    responds("GET /api/admin/v1/campaigns/{id}/preview/", mail);
    const one = "GET /api/admin/v1/campaigns/{id}/";
    responds(one, campaign());
    const { user } = show(<CampaignPage />, "/admin/news/7");
    await screen.findByRole("textbox", { name: "Subject" });
    responds(one, campaign({ subject: "Bats", version: 2 }));
    await act(() => queryClient.invalidateQueries());
    const subject = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Subject" });
    await waitFor(() => expect(subject().value).toBe("Bats"));
    fails(save, "campaign_changed");
    await user.type(subject(), "!");
    responds(one, campaign({ subject: "Crows", version: 3 }));
    await act(() => queryClient.invalidateQueries());
    await screen.findByRole("heading", { name: "Crows" });
    expect(subject().value).toBe("Bats!");
  });

  it("shows how many people each choice of audience has", async () => {
    draft();
    for (const name of ["Mailing list (1,200)", "All members (40)", "Pro members (12)", "Members who were pro (3)"])
      await screen.findByRole("checkbox", { name });
  });

  it("is duplicated into a draft that says what was left out", async () => {
    responds("GET /api/admin/v1/campaigns/{id}/preview/", mail);
    const one = "GET /api/admin/v1/campaigns/{id}/";
    responds(one, campaign());
    const { press, address } = show(<CampaignPage />, "/admin/news/7", "/admin/news/:id");
    await screen.findByRole("textbox", { name: "Subject" });
    const copy = campaign({ id: 8, version: 2 });
    responds("POST /api/admin/v1/campaigns/{id}/duplicate/", { campaign: copy, left_out: 1 });
    responds(one, copy);
    await press("Duplicate");
    await waitFor(() => expect(address()).toBe("/admin/news/8"));
    await toast("This is the copy, without 1 video that's gone");
  });

  it("that somebody else deletes keeps its text, which can be saved as a new one", async () => {
    responds("GET /api/admin/v1/campaigns/{id}/preview/", mail);
    const one = "GET /api/admin/v1/campaigns/{id}/";
    responds(one, campaign());
    const { user, press, address } = show(<CampaignPage />, "/admin/news/7", "/admin/news/:id");
    await screen.findByRole("textbox", { name: "Subject" });
    fails(save, "not_found");
    fails(one, "not_found");
    await user.type(screen.getByRole("textbox", { name: "Text" }), "They are back.");
    await screen.findByText(/^Someone else has deleted this draft\./);
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Text" }).value).toBe("They are back.");
    responds("POST /api/admin/v1/campaigns/", campaign({ id: 8, subject: "" }));
    const saved = responds(save, ({ body }) => campaign({ ...body, id: 8, version: 2 }));
    responds(one, campaign({ id: 8, body: "They are back.", version: 2 }));
    await press("Save as a new draft");
    await waitFor(() => expect(address()).toBe("/admin/news/8"));
    expect(saved.map(({ body }) => [body.subject, body.body])).toEqual([["Owls", "They are back."]]);
    await screen.findByRole("button", { name: "Send…" });
  });

  it("that somebody else sends keeps unsaved text, which can be saved as a new one", async () => {
    responds("GET /api/admin/v1/campaigns/{id}/preview/", mail);
    responds("GET /api/admin/v1/campaigns/{id}/deliveries/", pageOf([]));
    const one = "GET /api/admin/v1/campaigns/{id}/";
    responds(one, campaign());
    const { user, press, address } = show(<CampaignPage />, "/admin/news/7", "/admin/news/:id");
    await screen.findByRole("textbox", { name: "Subject" });
    fails(save, "campaign_state");
    responds(one, campaign({ state: "sending", version: 2 }));
    await user.type(screen.getByRole("textbox", { name: "Text" }), "They are back.");
    await screen.findByText(/^Someone else has sent or scheduled this/);
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Text" }).value).toBe("They are back.");
    expect(screen.queryByRole("button", { name: "Send…" })).toBeNull();
    responds("POST /api/admin/v1/campaigns/", campaign({ id: 8, subject: "" }));
    responds(save, ({ body }) => campaign({ ...body, id: 8, version: 2 }));
    responds(one, campaign({ id: 8, body: "They are back.", version: 2 }));
    await press("Save as a new draft");
    await waitFor(() => expect(address()).toBe("/admin/news/8"));
  });

  it("that is sent gives way to its progress, and comes back if that is cancelled", async () => {
    responds("GET /api/admin/v1/campaigns/{id}/preview/", mail);
    const one = "GET /api/admin/v1/campaigns/{id}/";
    responds(one, campaign());
    const { press } = show(<CampaignPage />, "/admin/news/7", "/admin/news/:id");
    await screen.findByRole("textbox", { name: "Subject" });
    responds(one, campaign({ state: "scheduled", send_at: "2026-02-01T12:00:00.000Z", version: 2 }));
    await act(() => queryClient.invalidateQueries());
    responds("POST /api/admin/v1/campaigns/{id}/cancel/", campaign({ version: 3 }));
    await press("Back to the draft");
    await screen.findByRole("textbox", { name: "Subject" });
  });

  it("is sent only to readers of one language, if chosen", async () => {
    const sent = responds(save, ({ body }) => campaign({ ...body, version: body.version + 1 }));
    const { user } = draft();
    const language = screen.getByLabelText("Readers' language");
    expect([...language.querySelectorAll("option")].map(({ textContent }) => textContent)).toContain("All languages");
    await user.selectOptions(language, "Deutsch");
    await waitFor(() => expect(sent.at(-1)?.body.language).toBe("de"));
    await user.selectOptions(language, "All languages");
    await waitFor(() => expect(sent.at(-1)?.body.language).toBe(null));
  });

  it("shows the mail without scripts, and as plain text", async () => {
    const { user } = draft();
    const frame = await screen.findByTitle("The email");
    expect([frame.getAttribute("sandbox"), frame.getAttribute("srcdoc")]).toEqual(["", mail.html]);
    await user.click(screen.getByRole("radio", { name: "Plain text" }));
    expect(screen.getByRole("region", { name: "The email as plain text" }).textContent).toBe(mail.text);
  });

  it("adds videos found by a search, and removes them again", async () => {
    responds("GET /api/admin/v1/videos/", pageOf([listedVideo(4, { title: "The tawny owl" })]));
    responds(save, ({ body }) => campaign({ ...body, version: body.version + 1 }));
    fails("GET /api/category/v1/video/{id}/", "not_found");
    const { user, press } = draft();
    await press("Add a video");
    const dialog = within(await screen.findByRole("dialog", { name: "Add a video" }));
    await user.click(await dialog.findByRole("radio", { name: "The tawny owl" }));
    await user.click(dialog.getByRole("button", { name: "Add" }));
    await press(/^Remove/);
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull());
    const add = screen.getByRole("button", { name: "Add a video" });
    await waitFor(() => expect(document.activeElement).toBe(add));
    await screen.findByText("Saved");
  });

  it("inserts a picture with its description at the caret", async () => {
    const sent = responds(save, ({ body }) => campaign({ ...body, version: body.version + 1 }));
    const call = "POST /api/admin/v1/campaigns/{id}/pictures/";
    fails(call, "invalid_input", { errors: { picture: ["This picture can't be read."] } });
    const { press, user } = draft({ body: "One two" });
    const text = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Text" });
    text.setSelectionRange(3, 3);
    text.focus();
    await press("Add a picture");
    const dialog = within(await screen.findByRole("dialog", { name: "Add a picture" }));
    const add = dialog.getByRole<HTMLButtonElement>("button", { name: "Add" });
    const file = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (file === null) throw new Error("there is no field for a file");
    await user.upload(file, new File(["owl"], "owl.png", { type: "image/png" }));
    expect(add.disabled).toBe(true);
    await user.type(dialog.getByRole("textbox", { name: "Description" }), "An owl");
    await user.click(add);
    await dialog.findByText("This picture can't be read.");
    const asked = responds(call, { markdown: "![An owl](https://x/media/1/2.png)" });
    await user.click(add);
    await waitFor(() => expect(text.value).toBe("One\n\n![An owl](https://x/media/1/2.png)\n\ntwo"));
    expect(asked).toHaveLength(1);
    await waitFor(() => expect(sent.at(-1)?.body.body).toBe(text.value));
  });

  it("marks the selection by buttons and keys, and takes the mark away again", async () => {
    const sent = responds(save, ({ body }) => campaign({ ...body, version: body.version + 1 }));
    const { press, user } = draft({ body: "One two" });
    screen.getByRole("toolbar", { name: "Formatting" });
    const text = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Text" });
    text.focus();
    text.setSelectionRange(4, 7);
    await press("Bold");
    expect(text.value).toBe("One **two**");
    expect(document.activeElement).toBe(text);
    await user.keyboard("{Control>}i{/Control}");
    expect(text.value).toBe("One ***two***");
    await press("Bold");
    expect(text.value).toBe("One *two*");
    await press("Quote");
    expect(text.value).toBe("> One *two*");
    await waitFor(() => expect(sent.at(-1)?.body.body).toBe("> One *two*"));
  });

  it("marks everything that is missing when it is sent, and focuses the first of it", async () => {
    responds(save, ({ body }) => campaign({ ...body, version: body.version + 1 }));
    responds("GET /api/admin/v1/campaigns/{id}/audience/", { recipients: 1200 });
    const { press, user } = draft({ subject: " ", audience: [] });
    const faults = [
      "Please write a subject.",
      "Please write something, or choose a video.",
      "Please choose who gets it.",
    ];
    for (const fault of faults) expect(screen.queryByText(fault)).toBeNull();
    await press("Send…");
    for (const fault of faults) screen.getByText(fault);
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Subject" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.keyboard("Owls");
    await user.click(screen.getByRole("checkbox", { name: /^Pro members/ }));
    for (const fault of [faults[0], faults[2]]) expect(screen.queryByText(fault ?? "")).toBeNull();
    await screen.findByText("Saved");
    await press("Send…");
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Text" }));
    await user.keyboard("They are back.");
    await screen.findByText("Saved");
    await press("Send…");
    await screen.findByRole("dialog", { name: "Send the news" });
  });

  it("shows to how many it would be sent, and what prevents sending until something else is chosen", async () => {
    responds("GET /api/admin/v1/campaigns/{id}/audience/", { recipients: 1200 });
    const send = "POST /api/admin/v1/campaigns/{id}/send/";
    const refusal = "A picture in the text is no longer here. Please add it again.";
    fails(send, "invalid_input", { errors: { body: [refusal] } });
    const { press, user } = draft({ body: "They are back." });
    await press("Send…");
    const dialog = within(await screen.findByRole("dialog", { name: "Send the news" }));
    await dialog.findByText("1,200 people would get it at the moment.");
    await user.click(dialog.getByRole("button", { name: "Send now" }));
    await dialog.findByText(refusal);
    await user.click(dialog.getByRole("radio", { name: "At a set time" }));
    await waitFor(() => expect(dialog.queryByText(refusal)).toBeNull());
    await user.click(dialog.getByRole("radio", { name: "Now" }));
    const sent = responds(send, campaign({ state: "scheduled" }));
    await user.click(dialog.getByRole("button", { name: "Send now" }));
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([{ send_at: null, version: 1, planned_at: null }]),
    );
  });

  it("can be mailed to its author as a test", async () => {
    responds("POST /api/admin/v1/campaigns/{id}/test/", { detail: "A test is on its way to ada@example.com." });
    const { press } = draft();
    await press("Send me a test");
    await toast("A test is on its way to ada@example.com.");
  });
});

describe("news being sent", () => {
  const sending = campaign({
    state: "sending",
    trouble: "451 not today",
    progress: { ...none, recipients: 1000, waiting: 600, delivered: 390, refused: 6, unsure: 4 },
  });

  it("show their progress, and can be paused", async () => {
    responds("GET /api/admin/v1/campaigns/{id}/preview/", mail);
    const delivery = { id: 1, email: "ada@example.com", changed_at: sending.changed_at, unsubscribed_at: null };
    responds(
      "GET /api/admin/v1/campaigns/{id}/deliveries/",
      pageOf([{ ...delivery, state: "refused" as const, answer: "550 nobody here", bounced_at: null }]),
    );
    const paused = responds("POST /api/admin/v1/campaigns/{id}/pause/", { ...sending, state: "paused" });
    const { press } = show(<SentView campaign={sending} />);
    screen.getByText("Sending: 400 of 1,000 emails");
    expect(screen.getByRole("alert").textContent).toContain("451 not today");
    const rows = (await screen.findAllByRole("row")).slice(1).map(({ textContent }) => textContent);
    expect(rows).toEqual(["ada@example.comRefused550 nobody here15 Jan 2026, 12:00"]);
    const facts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(facts.slice(0, 4)).toEqual(["390", "6", "0", "4"]);
    screen.getByText(/Unknown: sending was interrupted.* Opens aren't tracked\.$/);
    await press("Pause");
    await waitFor(() => expect(paused).toHaveLength(1));
  });

  it("show the recipients' states until the last mail has left", async () => {
    responds("GET /api/admin/v1/campaigns/{id}/preview/", mail);
    const one = "GET /api/admin/v1/campaigns/{id}/";
    const all = "GET /api/admin/v1/campaigns/{id}/deliveries/";
    const delivery = { id: 1, email: "ada@example.com", changed_at: sending.changed_at, unsubscribed_at: null };
    const as = (state: "waiting" | "delivered") => pageOf([{ ...delivery, state, answer: null, bounced_at: null }]);
    responds(one, sending);
    responds(all, as("waiting"));
    show(<CampaignPage />, "/admin/news/7", "/admin/news/:id");
    await screen.findByRole("row", { name: /Waiting/ });
    responds(one, { ...sending, state: "sent" });
    await act(() => queryClient.invalidateQueries(campaignQuery("7")));
    responds(all, as("delivered"));
    await screen.findByRole("row", { name: /Processed/ }, { timeout: 5000 });
  });
});
