import type { Caption, CaptionMatch, KeptCaption } from "@mindreel/contract/catalogue/captions";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { refuses, responds } from "#test/server.ts";
import { BulkCaptionsModal } from "./BulkCaptionsModal.tsx";
import { CaptionsSection } from "./CaptionsSection.tsx";

const list = "GET /api/category/v1/video/{id}/captions/";
const post = "POST /api/category/v1/video/{id}/captions/";
const match = "GET /api/category/v1/captions/match/";
const remove = "DELETE /api/category/v1/video/{id}/captions/{caption}/";
const restore = "POST /api/category/v1/video/{id}/captions/{caption}/restore/";
const take = "POST /api/category/v1/video/{id}/captions/import/";

const english: Caption = {
  ...{ id: 1, language: "en", kind: "subtitles", label: "English" },
  ...{ cues: 120, created_at: "2026-11-22T10:00:00Z" },
};
const kept = (change: Partial<KeptCaption> = {}): KeptCaption => ({
  ...{ caption: { ...english, id: 2, cues: 7 }, replaced: null, faults: [], fault_count: 0 },
  ...change,
});
const matched = (name: string, video: CaptionMatch["video"] = null): CaptionMatch => ({
  ...{ name, video, language: "de", kind: "captions" },
});
const film = { id: 5, title: "Tides", source_kind: "hls" } as const;
const rows = () => [...document.querySelectorAll("tbody tr")].map((row) => row.textContent);
const files = (...names: string[]) => names.map((name) => new File(["WEBVTT"], name));

describe("the captions of a video", () => {
  it("are listed, and removed with an undo", async () => {
    responds(list, [english]);
    const { press } = show(<CaptionsSection video={film} />);
    await waitFor(() => expect(rows()[0]).toContain("EnglishenSubtitles12022 Nov 2026"));
    const removed = responds(remove, null);
    responds(list, []);
    await press("Remove English, subtitles");
    await toast("English, subtitles: removed");
    await screen.findByText(/There are none yet/);
    expect(removed[0]?.url.pathname).toBe("/api/category/v1/video/5/captions/1/");
    responds(restore, english);
    responds(list, [english]);
    await press("Undo");
    await toast("Captions restored");
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it("are added with the settings from the file's name, and list the skipped lines", async () => {
    responds(list, []);
    responds(match, [matched("tides.de.vtt")]);
    const { user, press } = show(<CaptionsSection video={film} />);
    await user.upload(screen.getByLabelText("Caption files"), files("tides.de.vtt"));
    expect((await screen.findByLabelText<HTMLInputElement>("Language of tides.de.vtt")).value).toBe("de");
    expect(screen.getByLabelText<HTMLSelectElement>("Kind of tides.de.vtt").value).toBe("captions");
    responds(post, kept({ fault_count: 2, faults: [{ line: 6, message: "This cue ends before it begins." }] }));
    await press("Upload the file");
    await screen.findByText(/Added: English, 7 cues\. Places to check: 2\./);
    screen.getByText("Line 6: This cue ends before it begins.");
    await toast("English, subtitles: added");
  });

  it("can be retried after a file was refused", async () => {
    responds(list, []);
    responds(match, [matched("a.vtt")]);
    const { user, press } = show(<CaptionsSection video={film} />);
    await user.upload(screen.getByLabelText("Caption files"), files("a.vtt"));
    refuses(post, { file: ["Line 3: This cue ends before it begins."] });
    await press("Upload the file");
    await screen.findByText("Line 3: This cue ends before it begins.");
    responds(post, kept());
    await press("Upload the file");
    await screen.findByText(/Added: English/);
  });

  it("are imported from the source on one press, which reports what could not be read", async () => {
    responds(list, []);
    responds(take, { kept: [kept()], failed: [{ label: "Deutsch", message: "There's no text in them." }] });
    const { press } = show(<CaptionsSection video={film} />);
    await press("Import from the source");
    await toast("English, subtitles: added");
    await toast("Deutsch: There's no text in them.");
  });

  it("are not offered for sources that provide none", () => {
    responds(list, []);
    show(<CaptionsSection video={{ ...film, source_kind: "youtube" }} />);
    expect(screen.queryByRole("button", { name: "Import from the source" })).toBeNull();
  });
});

describe("many files at once", () => {
  it("go to the videos named by the files, and a file without a match is reported", async () => {
    responds(match, [matched("x1.de.vtt", { id: 9, title: "Moon" }), matched("nothing.vtt")]);
    const { user, press } = show(<BulkCaptionsModal opened onClose={() => undefined} />);
    await user.upload(await screen.findByLabelText("Caption files"), files("x1.de.vtt", "nothing.vtt"));
    await screen.findByText("For “Moon”");
    screen.getByText(/No video has this Oid or address/);
    const asked = responds(post, kept());
    await press("Upload the file");
    await screen.findByText(/Added: English/);
    expect(asked.map(({ url }) => url.pathname)).toEqual(["/api/category/v1/video/9/captions/"]);
  });
});
