import { errorTable } from "@mindreel/contract/wire/errors";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { answerVideo, request } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { AnswerMailsSwitch } from "./AnswerMailsSwitch.tsx";
import { AnswersNotice } from "./AnswersNotice.tsx";

const unseen = "GET /api/requests/v1/answers/";
const seen = "PUT /api/requests/v1/answers/{id}/seen/";
const here = (id: number, text: string) =>
  request(id, { text, state: "answered", voted: true, video: answerVideo(id) });

describe("the notice of answers", () => {
  it("links to the video, and then disappears", async () => {
    responds(unseen, [here(1, "Owls"), here(2, "Bats")]);
    const marked = responds(seen, null);
    const { user, address } = show(<AnswersNotice />);
    await screen.findByRole("heading", { name: "It's here now" });
    screen.getByText("You wanted: Bats");
    await user.click(screen.getByRole("link", { name: "Film 1" }));
    expect(address()).toBe("/watch/1");
    await waitFor(() => expect(marked.map(({ url }) => url.pathname)).toEqual(["/api/requests/v1/answers/1/seen/"]));
  });

  it("dismisses answers one by one, and keeps the focus", async () => {
    responds(unseen, [here(1, "Owls"), here(2, "Bats")]);
    responds(seen, null);
    const { press } = show(<AnswersNotice />);
    await press("Dismiss Film 1");
    expect(screen.queryByRole("link", { name: "Film 1" })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "It's here now" }));
    await press("Dismiss Film 2");
    await waitFor(() => expect(screen.queryByRole("heading")).toBeNull());
  });

  it("returns if dismissing failed", async () => {
    responds(unseen, [here(1, "Owls")]);
    fails(seen, "internal");
    const { press } = show(<AnswersNotice />);
    await press("Dismiss Film 1");
    await toast(errorTable.internal.message);
    await screen.findByRole("link", { name: "Film 1" });
  });
});

it("a switch turns the mails off and on", async () => {
  responds("GET /api/requests/v1/preferences/", { mail_answers: true });
  const changed = responds("PATCH /api/requests/v1/preferences/", { mail_answers: false });
  const { user } = show(<AnswerMailsSwitch />);
  await user.click(await screen.findByRole("switch", { name: "Email me when it's added", checked: true }));
  await screen.findByRole("switch", { name: "Email me when it's added", checked: false });
  expect(changed.map(({ body }) => body)).toEqual([{ mail_answers: false }]);
});
