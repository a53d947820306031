import { errorTable } from "@mindreel/contract/wire/errors";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { toast } from "#test/browser.ts";
import { sentForms } from "#test/files.ts";
import { category, video } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, refuses, responds } from "#test/server.ts";
import { EditVideoForm } from "./EditVideoForm.tsx";

const save = "PATCH /api/category/v1/video/{id}/";
const categories = [category(3, "Nature")];
const tides = video(1, { title: "Tides", videos_thumbnail: "/media/tides.webp" });

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

function showForm() {
  const onLeave = vi.fn();
  return { onLeave, ...show(<EditVideoForm video={tides} categories={categories} onLeave={onLeave} />) };
}

beforeEach(() => {
  responds("GET /api/billing/v1/plans/", []);
  responds("GET /api/category/v1/categories/", categories);
});

describe("the form for a video", () => {
  it("starts with the video's values and requires no new picture", async () => {
    showForm();
    await screen.findByText("Nature");
    expect(field(/^Title/).value).toBe("Tides");
    expect(field(/^Category/).value).toBe("3");
    expect(field(/^Video Thumbnail/).required).toBe(false);
  });

  it("saves, reports it and leaves", async () => {
    responds(save, tides);
    const { user, onLeave } = showForm();
    await screen.findByText("Nature");
    await user.type(field(/^Title/), " II");
    await user.click(screen.getByText("Save"));
    await toast("Video saved");
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
  });

  it("sends only what was changed, so that it undoes nothing that another superuser has changed since", async () => {
    responds(save, tides);
    const forms = sentForms();
    const { user } = showForm();
    await screen.findByText("Nature");
    await user.type(field(/^Title/), " II");
    await user.click(screen.getByText("Save"));
    await toast("Video saved");
    expect(forms).toEqual([{ title: "Tides II" }]);
  });

  it("shows a refused value at its field and stays", async () => {
    refuses(save, { title: ["This title is taken."] });
    const { user, onLeave } = showForm();
    await screen.findByText("Nature");
    await user.click(screen.getByText("Save"));
    await waitFor(() => expect(field(/^Title/).getAttribute("aria-invalid")).toBe("true"));
    expect(onLeave).not.toHaveBeenCalled();
  });

  it("reports a server failure and keeps the input", async () => {
    fails(save, "internal");
    const { user, onLeave } = showForm();
    await screen.findByText("Nature");
    await user.type(field(/^Title/), " II");
    await user.click(screen.getByText("Save"));
    await toast(errorTable.internal.message);
    expect(field(/^Title/).value).toBe("Tides II");
    expect(onLeave).not.toHaveBeenCalled();
  });
});
