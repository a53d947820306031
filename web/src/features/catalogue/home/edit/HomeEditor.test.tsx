import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { HomeEditor } from "./HomeEditor.tsx";

const rail = (id: string, title: string) => ({ id, kind: "category" as const, title, visible: true });

let asked: ReturnType<typeof responds<"GET /api/admin/v1/home/">>;
beforeEach(() => {
  responds("GET /api/admin/v1/series/", []);
  asked = responds("GET /api/admin/v1/home/", {
    featured: null,
    rails: [rail("category:1", "Nature"), rail("category:2", "Space")],
  });
});

it("keeps what is edited when its window is looked at again", async () => {
  const { user } = show(<HomeEditor opened onClose={() => undefined} />);
  const nature = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Show Nature" });
  await user.click(nature);
  await act(async () => {
    window.dispatchEvent(new Event("visibilitychange"));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(asked).toHaveLength(1);
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Show Nature" }).checked).toBe(false);
});

it("Escape ends moving a rail by keyboard, and closes the editor only then", async () => {
  const onClose = vi.fn();
  const { user } = show(<HomeEditor opened onClose={onClose} />);
  const handle = await screen.findByRole("button", { name: "Move Nature" });
  handle.focus();
  await user.keyboard("[Space]");
  await waitFor(() => expect(handle.getAttribute("aria-pressed")).toBe("true"));
  // The library listens for keys only after that.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  await user.keyboard("[Escape]");
  await waitFor(() => expect(handle.getAttribute("aria-pressed")).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard("[Escape]");
  expect(onClose).toHaveBeenCalledOnce();
});
