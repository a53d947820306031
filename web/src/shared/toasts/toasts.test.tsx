import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { toast, toasts } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import {
  closeFailures,
  showKeptToast,
  toastAfterLoad,
  toastError,
  toastInfo,
  toastSuccess,
  toastUndo,
} from "./toasts.ts";

afterEach(() => {
  vi.useRealTimers();
});

const say = (...calls: (() => void)[]) => act(async () => calls.forEach((call) => void call()));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** With the list loaded, and fake timers. */
async function onTheClock() {
  const shown = show(<p>page</p>);
  await say(() => toastInfo("loading"));
  const first = await toast("loading");
  fireEvent.click(within(first).getByRole("button", { name: "Close" }));
  vi.useFakeTimers();
  return shown;
}

describe("toasts", () => {
  it("are announced, and closed with their button", async () => {
    const { user } = show(<p>page</p>);
    await say(
      () => toastSuccess("Profile saved"),
      () => toastError("The mail could not be sent."),
    );
    const saved = await toast("Profile saved");
    expect(toasts()).toHaveLength(2);
    await user.click(within(saved).getByRole("button", { name: "Close" }));
    expect(toasts().map(({ textContent }) => textContent)).toEqual(["The mail could not be sent."]);
  });

  it("close by themselves after 9 seconds, or sooner if set", async () => {
    await onTheClock();
    await say(
      () => toastSuccess("User blocked"),
      () => toastSuccess("Super user created", 3000),
    );
    await wait(2999);
    expect(toasts()).toHaveLength(2);
    await wait(1);
    expect(toasts().map(({ textContent }) => textContent)).toEqual(["User blocked"]);
    await wait(5999);
    expect(toasts()).toHaveLength(1);
    await wait(1);
    expect(toasts()).toEqual([]);
  });

  it("wait while one of them is hovered or has the focus", async () => {
    await onTheClock();
    await say(() => toastUndo("Video deleted successfully", () => undefined));
    fireEvent.pointerEnter(screen.getByRole("region", { name: "Notifications" }));
    await wait(20_000);
    expect(toasts()).toHaveLength(1);
    fireEvent.pointerLeave(screen.getByRole("region", { name: "Notifications" }));
    await wait(8999);
    fireEvent.focus(screen.getByText("Undo"));
    await wait(20_000);
    expect(toasts()).toHaveLength(1);
    fireEvent.blur(screen.getByText("Undo"));
    await wait(9000);
    expect(toasts()).toEqual([]);
  });

  it("undo their action, once", async () => {
    const undo = vi.fn();
    const { user } = show(<p>page</p>);
    await say(() => toastUndo("Video deleted successfully", undo));
    await user.click(within(await toast("Video deleted")).getByText("Undo"));
    expect(undo).toHaveBeenCalledOnce();
    expect(toasts()).toEqual([]);
  });

  it("are entered once by the next Tab if they offer an undo, and return the focus", async () => {
    const undo = vi.fn();
    const { user } = show(
      <main id="main" tabIndex={-1}>
        <button type="button">First</button>
        <button type="button">Second</button>
      </main>,
    );
    await user.click(screen.getByText("First"));
    await say(() => toastUndo("Video deleted successfully", undo));
    const button = within(await toast("Video deleted")).getByRole("button", { name: "Undo" });
    expect(document.activeElement).toBe(screen.getByText("First"));
    await user.tab();
    expect(document.activeElement).toBe(button);
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getByText("First"));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByText("Second"));
    await user.tab();
    expect(document.activeElement).toBe(button);
    await user.keyboard("{Enter}");
    expect(undo).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByText("Second"));
  });

  it("leave the focus to the page if what had it before is gone", async () => {
    const { user } = show(
      <main id="main" tabIndex={-1}>
        <button type="button" onBlur={({ currentTarget }) => currentTarget.remove()}>
          Delete
        </button>
      </main>,
    );
    await user.click(screen.getByText("Delete"));
    await say(() => toastUndo("Video deleted successfully", () => undefined));
    await toast("Video deleted");
    await user.tab();
    expect(screen.queryByText("Delete")).toBeNull();
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(screen.getByRole("main"));
  });

  it("close together when the failed action is retried", async () => {
    show(<p>page</p>);
    await say(
      () => toastError("one"),
      () => toastSuccess("two"),
      () => toastError("three"),
    );
    await toast("three");
    await say(closeFailures);
    expect(toasts().map(({ textContent }) => textContent)).toEqual(["two"]);
  });

  it("are shown five at a time; the others follow", async () => {
    const { user } = show(<p>page</p>);
    await say(...["a1", "a2", "a3", "a4", "a5", "a6"].map((message) => () => toastError(message)));
    const first = await toast("a1");
    expect(toasts()).toHaveLength(5);
    await user.click(within(first).getByRole("button", { name: "Close" }));
    await toast("a6");
  });

  it("survive a full page load, with their kind", async () => {
    toastAfterLoad("Password reset successful");
    show(<p>page</p>);
    await say(showKeptToast);
    await toast("Password reset successful");
    await say(showKeptToast);
    expect(toasts()).toHaveLength(1);
  });
});
