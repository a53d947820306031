import type { Lookup } from "@mindreel/contract/catalogue/video-lookup";
import { errorTable } from "@mindreel/contract/wire/errors";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Link } from "#shared/navigation/Link.tsx";
import { toast } from "#test/browser.ts";
import { chooseFile, sentForms } from "#test/files.ts";
import { category, video } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, refuses, responds } from "#test/server.ts";
import { CreateVideoForm } from "./CreateVideoForm.tsx";
import { EditVideoForm } from "./EditVideoForm.tsx";

describe("the form for a video", () => {
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

describe("adding a video", () => {
  const lookup = "GET /api/category/v1/lookup/";
  const create = "POST /api/category/v1/video/";
  const internal = errorTable.internal.message;

  const found: Lookup = {
    ...{ state: "found", message: null, source_kind: "vimeo", provider: "Vimeo", video_oid: "76979871" },
    ...{ title: "A film", description: "About it", duration: 734, still: null, chapters: 0, present: null },
  };
  const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
  const source = () => field(/^Source/);

  /** Replaces the Source at once, as pasting does. */
  async function paste(user: ReturnType<typeof show>["user"], url: string) {
    await user.clear(source());
    await user.click(source());
    await user.paste(url);
  }

  const withLink = (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <CreateVideoForm />
    </>
  );

  beforeEach(() => {
    responds("GET /api/billing/v1/plans/", []);
    responds("GET /api/category/v1/categories/", [category(3, "Nature")]);
  });

  describe("the form for a new video", () => {
    it("requires what the specification requires", () => {
      show(<CreateVideoForm />);
      for (const label of [/^Title/, /^Oid/, /^Category/, /^Video Thumbnail/, /^Source/]) {
        expect(field(label).required).toBe(true);
      }
      expect(field(/^Description/).required).toBe(false);
      expect(source().type).toBe("url");
    });

    it("completes an address without its scheme", async () => {
      fails(lookup, "rate_limited");
      const { user } = show(<CreateVideoForm />);
      await paste(user, " youtu.be/aqz-KE-bpKQ");
      expect(source().value).toBe("https://youtu.be/aqz-KE-bpKQ");
      await paste(user, "http://example.org/1.mp4");
      expect(source().value).toBe("http://example.org/1.mp4");
    });

    it("creates a video, reports it and empties itself", async () => {
      fails(lookup, "rate_limited");
      responds(create, video(1));
      const { user } = show(withLink);
      await user.type(field(/^Title/), "A film");
      await user.type(field(/^Oid/), "1");
      await user.selectOptions(field(/^Category/), await screen.findByText("Nature"));
      await chooseFile(user, field(/^Video Thumbnail/), new File(["picture"], "film.png", { type: "image/png" }));
      await paste(user, "https://example.org/1.mp4");
      await user.click(screen.getByRole("button", { name: "Create Video" }));
      await toast("Video created");
      await waitFor(() => expect(field(/^Title/).value).toBe(""));
      expect(source().value).toBe("");
      await waitFor(() => expect(document.activeElement).toBe(field(/^Title/)));
      await user.click(screen.getByRole("link", { name: "Elsewhere" }));
      expect(screen.queryByRole("dialog")).toBeNull();
    });

    it("asks before it is left with unsaved input", async () => {
      const { user } = show(withLink);
      await user.type(field(/^Title/), "A");
      await user.click(screen.getByRole("link", { name: "Elsewhere" }));
      const dialog = await screen.findByRole("dialog", { name: "Leave without creating the video?" });
      await user.click(within(dialog).getByRole("button", { name: "Stay" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      expect(field(/^Title/).value).toBe("A");
      await user.clear(field(/^Title/));
      await user.click(screen.getByRole("link", { name: "Elsewhere" }));
      expect(screen.queryByRole("dialog")).toBeNull();
    });

    it("shows refused values at their fields and keeps the input", async () => {
      fails(lookup, "rate_limited");
      refuses(create, { youtube_video_link: ["This URL is on a private network."] });
      const { user } = show(<CreateVideoForm />);
      await user.type(field(/^Title/), "A film");
      await user.type(field(/^Oid/), "1");
      await user.selectOptions(field(/^Category/), await screen.findByText("Nature"));
      await chooseFile(user, field(/^Video Thumbnail/), new File(["picture"], "film.png", { type: "image/png" }));
      await paste(user, "http://10.0.0.1/film.mp4");
      await user.click(screen.getByRole("button", { name: "Create Video" }));
      await waitFor(() => expect(source().getAttribute("aria-invalid")).toBe("true"));
      const error = source().getAttribute("aria-describedby")?.split(" ").at(-1) ?? "";
      expect(document.getElementById(error)?.textContent).toBe("This URL is on a private network.");
      expect(field(/^Title/).value).toBe("A film");
    });
  });

  describe("the provider's details of a video", () => {
    it("are shown as loading in a note", async () => {
      hangs(lookup);
      const { user } = show(<CreateVideoForm />);
      await paste(user, "https://vimeo.com/76979871");
      await screen.findByText("Asking the provider about this video…");
    });

    it("fill in empty fields, and the next URL replaces only what was filled in", async () => {
      responds(lookup, ({ url }) =>
        url.searchParams.get("url") === "https://vimeo.com/76979871"
          ? found
          : { ...found, provider: "YouTube", source_kind: "youtube", video_oid: "aqz-KE-bpKQ", description: null },
      );
      const { user } = show(<CreateVideoForm />);
      await user.type(field(/^Title/), "My own title");
      await paste(user, "https://vimeo.com/76979871");
      await screen.findByText("Vimeo · 12:14");
      expect(field(/^Description/).value).toBe("About it");
      expect(field(/^Title/).value).toBe("My own title");
      await paste(user, "https://youtu.be/aqz-KE-bpKQ");
      await waitFor(() => expect(field(/^Oid/).value).toBe("aqz-KE-bpKQ"));
      expect(field(/^Description/).value).toBe("");
      expect(field(/^Title/).value).toBe("My own title");
    });

    it.each([
      ["gone", "YouTube has no such video, or has it no more."],
      ["private", "This video is private at YouTube."],
      ["not_embeddable", "Its owner does not allow it to be played outside YouTube."],
      ["not_video", "This can't be played."],
      ["unreachable", "YouTube did not answer."],
    ] as const)("is said at the Source when the video is %s", async (state, message) => {
      responds(lookup, { ...found, state, message, title: null, description: null, duration: null });
      const { user } = show(<CreateVideoForm />);
      await paste(user, "https://youtu.be/aqz-KE-bpKQ");
      expect((await screen.findByText(message)).closest("[role=status]")).not.toBeNull();
    });

    it("leave the fields unchanged if the lookup fails", async () => {
      fails(lookup, "internal");
      const { user } = show(<CreateVideoForm />);
      await paste(user, "https://youtu.be/aqz-KE-bpKQ");
      await screen.findByText(internal);
      expect(field(/^Title/).value).toBe("");
    });

    it("are requested only for web URLs", async () => {
      const asked = responds(lookup, found);
      const { user } = show(<CreateVideoForm />);
      await paste(user, "not a url");
      await new Promise((resolve) => setTimeout(resolve, 400));
      expect(asked).toHaveLength(0);
    });
  });
});
