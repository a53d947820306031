import { act, screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { video } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { PositionInQueue } from "./PositionInQueue.tsx";

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
