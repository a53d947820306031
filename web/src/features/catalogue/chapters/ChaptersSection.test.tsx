import type { Chapters } from "@mindreel/contract/catalogue/chapters";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { queryClient } from "#shared/api/query.ts";
import { Link } from "#shared/navigation/Link.tsx";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { fails, refuses, responds } from "#test/server.ts";
import { ChaptersSection } from "./ChaptersSection.tsx";

const list = "GET /api/category/v1/video/{id}/chapters/";
const set = "PUT /api/category/v1/video/{id}/chapters/";

const listed: Chapters = {
  origin: "description",
  chapters: [
    { start: 0, title: "Welcome" },
    { start: 3725, title: "The sea" },
  ],
};
const field = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Chapters" });

it("are shown with their origin, written by hand, and undone", async () => {
  responds(list, listed);
  const { user, press } = show(<ChaptersSection video={5} />);
  await screen.findByText(/^From the times in the description\./);
  expect((await field()).value).toBe("0:00 Welcome\n1:02:05 The sea");
  const saved = responds(set, ({ body }) => ({ origin: "hand", chapters: body.chapters }));
  await user.clear(await field());
  await user.type(await field(), "0:00 - Hello{Enter}{Enter}1:05 Bye");
  await press("Update chapters");
  await toast("Chapters saved");
  expect(saved[0]?.body).toEqual({
    chapters: [
      { start: 0, title: "Hello" },
      { start: 65, title: "Bye" },
    ],
    before: listed,
  });
  await screen.findByText(/^Written by hand\./);
  const undone = responds(set, listed);
  await press("Undo");
  await toast("Chapters are back as they were");
  expect(undone[0]?.body).toMatchObject({ chapters: [] });
  await waitFor(async () => expect((await field()).value).toContain("The sea"));
});

it("are not sent while a line is invalid, and show the server's errors", async () => {
  responds(list, { origin: null, chapters: [] });
  const { user, press } = show(<ChaptersSection video={5} />);
  await screen.findByText(/^There are none yet\./);
  await user.type(await field(), "0:00 Hello{Enter}Bye");
  await press("Update chapters");
  await screen.findByText("Line 2 needs a time and a title, such as 0:00 Welcome.");
  expect(document.activeElement).toBe(await field());
  refuses(set, { chapters: ["Two chapters begin at 0:00."] });
  await user.type(await field(), "{Backspace}{Backspace}{Backspace}0:00 Bye");
  await press("Update chapters");
  await screen.findByText("Two chapters begin at 0:00.");
  expect(document.activeElement).toBe(await field());
});

it("keep unsaved text when others have changed them meanwhile, and show the change if there is none", async () => {
  responds(list, listed);
  const { user, press } = show(<ChaptersSection video={5} />);
  await user.type(await field(), "{Enter}2:00:00 The end");
  responds(list, { origin: "hand", chapters: [{ start: 0, title: "Hello" }] });
  await act(() => queryClient.invalidateQueries());
  await screen.findByText(/^Written by hand\./);
  expect((await field()).value).toContain("The end");
  responds(set, ({ body }) => ({ origin: "hand", chapters: body.chapters }));
  await press("Update chapters");
  await toast("Chapters saved");
  responds(list, listed);
  await act(() => queryClient.invalidateQueries());
  await waitFor(async () => expect((await field()).value).toBe("0:00 Welcome\n1:02:05 The sea"));
});

it("that somebody else has saved meanwhile are replaced only by saving again", async () => {
  responds(list, listed);
  const { user, press } = show(<ChaptersSection video={5} />);
  await user.type(await field(), "{Enter}2:00:00 The end");
  const theirs: Chapters = { origin: "hand", chapters: [{ start: 0, title: "Hello" }] };
  responds(list, theirs);
  // Also if theirs have been fetched meanwhile, below the text.
  await act(() => queryClient.invalidateQueries());
  const refused = fails(set, "text_changed");
  await press("Update chapters");
  await screen.findByText(/^Someone else has saved this in the meantime\./);
  expect(refused.map(({ body }) => body.before)).toEqual([listed]);
  expect((await field()).value).toContain("The end");
  const saved = responds(set, ({ body }) => ({ origin: "hand", chapters: body.chapters }));
  await press("Update chapters");
  await toast("Chapters saved");
  expect(saved.map(({ body }) => body.before)).toEqual([theirs]);
});

it("asks before unsaved chapters are lost", async () => {
  responds(list, listed);
  const { user, press, address } = show(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <ChaptersSection video={5} />
    </>,
  );
  await user.type(await field(), "{Enter}2:00:00 The end");
  await user.click(screen.getByRole("link", { name: "Elsewhere" }));
  await screen.findByRole("dialog", { name: "Leave without saving?" });
  await press("Stay");
  expect((await field()).value).toContain("The end");
  expect(address()).toBe("/");
});
