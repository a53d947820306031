import { act, screen, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { episode, video } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, responds } from "#test/server.ts";
import { PositionInQueue } from "./PositionInQueue.tsx";
import { QueueList } from "./QueueList.tsx";

const call = "GET /api/playback/v1/queue/";

it("shows the reason and the remaining length of each video, and where playing begins", async () => {
  const asked = responds(call, {
    minutes: 20,
    results: [
      { video: video(1, { duration: 600, position: 540 }), reason: "begun" },
      { video: episode(5, { duration: 30 }), reason: "series" },
      { video: video(2, { duration: 300 }), reason: "saved" },
      { video: video(3, { duration: 90 }), reason: "liked_category" },
      { video: video(4, { duration: 61 }), reason: "new" },
    ],
  });
  show(<QueueList minutes={20} id="videos" />);
  const list = await screen.findByRole("list");
  expect(
    within(list)
      .getAllByRole("link")
      .map((link) => [link.getAttribute("href"), link.textContent]),
  ).toEqual([
    ["/watch/1", "Film 1You started this1:001 minute left"],
    ["/watch/5", "Film 5Next in The sea0:3030 seconds"],
    ["/watch/2", "Film 2You saved this5:005 minutes"],
    ["/watch/3", "Film 3New in Nature1:301 minute 30 seconds"],
    ["/watch/4", "Film 4New1:011 minute 1 second"],
  ]);
  expect(screen.getByRole("link", { name: "Play all" }).getAttribute("href")).toBe("/watch/1");
  expect(screen.getByRole("status").textContent).toContain("5 videos, 9:01");
  expect(asked[0]?.url.searchParams.get("minutes")).toBe("20");
});

it("shows that nothing fits", async () => {
  responds(call, { minutes: 10, results: [] });
  show(<QueueList minutes={10} id="videos" />);
  await screen.findByRole("heading", { name: "Nothing fits into 10 minutes." });
  expect(screen.queryByRole("link", { name: "Play all" })).toBeNull();
});

it("shows that it is loading", async () => {
  hangs(call);
  show(<QueueList minutes={30} id="videos" />);
  await screen.findByRole("status", { name: "Loading" });
});

it("can be retried", async () => {
  fails(call, "internal");
  const { press } = show(<QueueList minutes={45} id="videos" />);
  await screen.findByRole("alert");
  responds(call, { minutes: 45, results: [{ video: video(5, { duration: 60 }), reason: "new" }] });
  await press("Try again");
  await screen.findByRole("link", { name: /^Film 5/ });
});

it("says which video of the queue it is, and how much of the queue is left while it plays", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let at = 0;
  show(
    <PositionInQueue
      queue={{ queue: [2, 3], minutes: 20, count: 3 }}
      video={video(1, { duration: 300, position: 60 })}
      rest={[video(2, { duration: 400, position: null }), video(3, { duration: 303 })]}
      moment={() => at}
    />,
  );
  expect(screen.getByText("Your 20 minutes").parentElement?.textContent).toBe("Your 20 minutes·1 of 3·15:43 left");
  at = 100;
  await act(() => vi.advanceTimersByTimeAsync(1000));
  screen.getByText(/15:03 left/);
});
