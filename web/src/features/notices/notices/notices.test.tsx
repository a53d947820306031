import type { Notice } from "@mindreel/contract/notices/notices";
import { errorTable } from "@mindreel/contract/wire/errors";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { answerVideo } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { NoticeList } from "./NoticeList.tsx";
import { NoticesBell } from "./NoticesBell.tsx";

const list = "GET /api/notices/v1/notices/";
const read = "PUT /api/notices/v1/notices/{kind}/{id}/read/";

const notice = (id: number, changes: Partial<Notice> = {}): Notice => ({
  ...{ kind: "video", id, about: "Wildlife", video: answerVideo(id), created_at: "2025-11-21T10:00:00.000Z" },
  read: false,
  ...changes,
});

describe("the bell", () => {
  it("shows how many are unread, and opens them", async () => {
    responds("GET /api/notices/v1/unread/", { unread: 2 });
    responds(list, [notice(1), notice(2)]);
    const { user } = show(<NoticesBell />);
    await user.click(await screen.findByRole("button", { name: "Notices, 2 unread" }));
    await screen.findByRole("link", { name: /Film 1/ });
  });
});

describe("the notices", () => {
  it("show what they are about, link to it, and are then read", async () => {
    responds(list, [notice(1), notice(2, { kind: "answer", about: "Owls" }), notice(3, { about: null, read: true })]);
    const marked = responds(read, null);
    const { user, address } = show(<NoticeList />);
    await screen.findByText("New in Wildlife");
    screen.getByText("You wanted: Owls");
    screen.getByText("New video");
    expect(screen.getAllByText("Unread")).toHaveLength(2);
    await user.click(screen.getByRole("link", { name: /Film 2/ }));
    expect(address()).toBe("/watch/2");
    await waitFor(() =>
      expect(marked.map(({ url }) => url.pathname)).toEqual(["/api/notices/v1/notices/answer/2/read/"]),
    );
  });

  it("are all marked as read on one press", async () => {
    responds(list, [notice(1), notice(2)]);
    const marked = responds("POST /api/notices/v1/read/", null);
    const { press } = show(<NoticeList />);
    await screen.findByRole("link", { name: /Film 1/ });
    await press("Mark all as read");
    await waitFor(() => expect(screen.queryByText("Unread")).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Notices" }));
    expect(marked).toHaveLength(1);
    expect(screen.queryByRole("button", { name: "Mark all as read" })).toBeNull();
  });

  it("are unread again if that failed", async () => {
    responds(list, [notice(1)]);
    fails("POST /api/notices/v1/read/", "internal");
    const { press } = show(<NoticeList />);
    await screen.findByRole("link", { name: /Film 1/ });
    await press("Mark all as read");
    await toast(errorTable.internal.message);
    await screen.findByText("Unread");
  });

  it("are empty at first, with an explanation of how to get some", async () => {
    responds(list, []);
    show(<NoticeList />);
    await screen.findByText("Nothing yet");
  });
});
