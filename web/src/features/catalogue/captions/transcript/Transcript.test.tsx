import type { Caption } from "@mindreel/contract/catalogue/captions";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { server } from "#test/server.ts";
import { asText, lineAt, linesOf, partsOf } from "./lines.ts";
import { Transcript } from "./Transcript.tsx";

const caption = (id: number, change: Partial<Caption> = {}): Caption => ({
  ...{ id, language: "en", kind: "subtitles", label: "English", cues: 3, created_at: "2026-11-22T10:00:00Z" },
  ...change,
});
const said = ["The sun is low", "a café by the sea", "and <b>one</b> &lt;\u2060more"];
const vtt = `WEBVTT\n\n${said.map((text, n) => `00:00:${10 + 5 * n}.000 --> 00:00:${14 + 5 * n}.000\n${text}\n`).join("\n")}`;
const onSeek = vi.fn();
let now = 0;

function shown(captions: readonly Caption[] = [caption(1)]) {
  return show(<Transcript video={3} captions={captions} time={() => now} onSeek={onSeek} />);
}
const lines = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

let asked: string[] = [];
beforeEach(() => {
  now = 0;
  asked = [];
  onSeek.mockReset();
  localStorage.clear();
  Element.prototype.scrollTo = vi.fn() as never;
  server.use(
    http.get("*/video/3/captions/:file", ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return HttpResponse.text(vtt.replace("low", asked.length === 1 ? "low" : "tief"));
    }),
  );
});

describe("the transcript", () => {
  it("lists what is said, and seeks to a pressed line", async () => {
    const { user } = shown();
    const line = await screen.findByRole("button", { name: "0:15 a café by the sea" });
    expect(lines()).toEqual(["0:10 The sun is low", "0:15 a café by the sea", "0:20 and one <more"]);
    expect(asked).toEqual(["/api/category/v1/video/3/captions/1.vtt"]);
    await user.click(line);
    expect(onSeek).toHaveBeenCalledWith(15);
  });

  it("follows the video until somebody scrolls, and again on request", async () => {
    const { press } = shown();
    await screen.findAllByRole("listitem");
    now = 16;
    const current = () => document.querySelector("[aria-current]")?.textContent;
    await waitFor(() => expect(current()).toBe("0:15 a café by the sea"));
    const list = screen.getByRole("list");
    expect(list.scrollTo).toHaveBeenCalled();
    list.dispatchEvent(new Event("wheel"));
    await screen.findByRole("button", { name: "Follow the video" });
    vi.mocked(list.scrollTo).mockClear();
    now = 21;
    await waitFor(() => expect(current()).toBe("0:20 and one <more"));
    expect(list.scrollTo).not.toHaveBeenCalled();
    await press("Follow the video");
    await waitFor(() => expect(list.scrollTo).toHaveBeenCalled());
  });

  it("is one tab stop, within which arrow keys move", async () => {
    const { user } = shown();
    const [first, second, third] = await screen.findAllByRole("button", { name: /^0:/ });
    expect([first, second, third].map((button) => button?.tabIndex)).toEqual([0, -1, -1]);
    first?.focus();
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(second);
    await user.keyboard("{End}");
    expect(document.activeElement).toBe(third);
    await user.keyboard("{ArrowDown}{Enter}");
    expect(onSeek).toHaveBeenCalledWith(20);
  });

  it("splits many lines into portions, across which arrow keys move", async () => {
    const many = Array.from({ length: 60 }, (_, n) => `00:${10 + Math.floor(n / 60)}:${10 + (n % 50)}.000`);
    const cues = many.map((at, n) => `${at} --> 00:59:00.000\nLine ${n}`);
    server.use(http.get("*/video/3/captions/:file", () => HttpResponse.text(`WEBVTT\n\n${cues.join("\n\n")}`)));
    const { user } = shown();
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(60));
    expect(document.querySelectorAll("[role=list] > [role=none]").length).toBeGreaterThan(1);
    expect(screen.getAllByRole("button", { name: /Line/ }).filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    screen.getByRole("button", { name: /Line 24$/ }).focus();
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement?.textContent).toMatch(/Line 25$/);
    await user.keyboard("{End}");
    expect(document.activeElement?.textContent).toMatch(/Line 59$/);
  });

  it("is searched regardless of case and accents", async () => {
    const { user } = shown();
    await screen.findAllByRole("listitem");
    await user.type(screen.getByRole("searchbox", { name: "Search the transcript" }), "CAFE");
    await waitFor(() => expect(lines()).toEqual(["0:15 a café by the sea"]));
    expect(document.querySelector("mark")?.textContent).toBe("café");
    expect(within(screen.getByRole("region", { name: "Transcript" })).getByText("1 line")).toBeDefined();
    await user.type(screen.getByRole("searchbox"), "x");
    await screen.findByText("No line has these words.");
  });

  it("is copied with its times", async () => {
    const { press } = shown();
    await screen.findAllByRole("listitem");
    await press("Copy the transcript with times");
    await toast("The transcript is copied.");
    expect(await navigator.clipboard.readText()).toBe(
      "0:10 The sun is low\n0:15 a café by the sea\n0:20 and one <more",
    );
  });

  it("is shown in another language, which is stored on the device", async () => {
    const both = [caption(1), caption(2, { language: "de", label: "Deutsch" })];
    const { user, unmount } = shown(both);
    await screen.findByText("The sun is low");
    await user.selectOptions(screen.getByRole("combobox", { name: "Language of the transcript" }), "Deutsch");
    await screen.findByText("The sun is tief");
    unmount();
    shown(both);
    expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("2");
  });
});

it("names the speakers", async () => {
  const read = await linesOf("WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ada>Hello</v>\n- there");
  expect(asText(read)).toBe("0:01 Ada: Hello - there");
});

it.each([
  [-1, 9.9],
  [0, 10],
  [0, 14.9],
  [2, 99],
])("line %d is said at %d", (line, seconds) => {
  const list = [10, 15, 20].map((start, id) => ({ id, start, text: "" }));
  expect(lineAt(list, seconds)).toBe(line);
});

it.each([
  ["Straße und Strasse", "ss", ["Stra", "ß", "e und Stra", "ss", "e"]],
  ["Ünique ünder", "un", ["", "Ün", "ique ", "ün", "der"]],
  ["nothing", "  ", ["nothing"]],
  ["ﬁne", "i", ["", "ﬁ", "ne"]],
  ["L’été — ici", "l'ete ici", ["", "L’été — ici", ""]],
])("%j has %j at %j", (text, words, parts) => {
  expect(partsOf(text, words)).toEqual(parts);
});
