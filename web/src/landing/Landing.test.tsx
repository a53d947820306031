import { offeredMonthly } from "@mindreel/contract/plain/offered";
import { pageAt } from "@mindreel/contract/plain/pages";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { boot } from "#shared/boot.ts";
import { bootWith } from "#test/browser.ts";
import { usualValues } from "./frame/sections.ts";
import { playInPlace } from "./hero/playInPlace.ts";
import { Landing } from "./Landing.tsx";

const still = (n: number) => ({
  ...{ src: `/media/${n}/640.webp`, srcset: `/media/${n}/320.webp 320w`, avif: null, blur: null },
  ...{ title: `Film ${n}`, category: n === 3 ? null : "Nature" },
});
const full = {
  categories: ["Nature", "Space"],
  stills: [1, 2, 3, 4, 5, 6, 7, 8].map(still),
  ...{ video_count: 1234, category_count: 2, new_count: 9 },
  places: { stills: [11, 12, 13, 14, 15, 16, 17, 18], categories: [21, 22] },
};

beforeEach(() => bootWith({ offered: offeredMonthly(30_000), payments: "stripe" }));

describe("the landing page", () => {
  it("leads from each still to its video, and from each subject to its videos", () => {
    render(<Landing values={usualValues} showcase={full} />);
    const works = within(screen.getByRole("list", { name: "Some of the videos" })).getAllByRole("link");
    expect(works.map((link) => link.getAttribute("href"))).toEqual(
      [11, 12, 13, 14, 15, 16, 17, 18].map((id) => `/watch/${id}`),
    );
    const space = screen.getByRole("link", { name: "Space" });
    expect(space.getAttribute("href")).toBe("/subjects/22");
  });

  it("marks the works that everyone may watch", () => {
    const stills = full.stills.map((each, at) => (at === 1 ? { ...each, free: true as const } : each));
    render(<Landing values={usualValues} showcase={{ ...full, stills }} />);
    const works = within(screen.getByRole("list", { name: "Some of the videos" }));
    expect(works.getAllByText("Free").map((mark) => mark.closest("li")?.textContent)).toEqual(["FreeFilm 2Nature"]);
  });

  it("only names works with their pictures and subjects while visitors see no teasers", () => {
    render(<Landing values={usualValues} showcase={{ ...full, places: null }} />);
    const works = screen.getByRole("list", { name: "Some of the videos" });
    expect(within(works).getAllByRole("listitem")).toHaveLength(8);
    const first = within(works).getByText("Film 1").closest("li");
    expect(first?.querySelector("img")?.getAttribute("src")).toBe("/media/1/640.webp");
    expect(first?.textContent).toBe("Film 1Nature");
    expect(within(works).getByText("Film 3").closest("li")?.textContent).toBe("Film 3");
    const subjects = screen.getByRole("list", { name: "Some of the categories" });
    expect(subjects.textContent).toBe("NatureSpace");
    for (const list of [works, subjects]) {
      expect(within(list).queryAllByRole("link")).toEqual([]);
      expect(within(list).queryAllByRole("button")).toEqual([]);
    }
  });

  it("says wherever it names the price that tax comes on top", () => {
    bootWith({ offered: { ...offeredMonthly(30_000), tax: "exclusive" }, payments: "stripe" });
    render(<Landing values={usualValues} showcase={full} />);
    const said = [...(document.body.textContent ?? "").matchAll(/\$300\.00 a month(.{9})/g)].map(([, then]) => then);
    expect(said).toEqual([" plus tax", " plus tax", " plus tax"]);
  });

  it("shows the price, and what a month includes", () => {
    render(<Landing values={usualValues} showcase={full} />);
    screen.getByText("1,234 videos");
    screen.getByText("9 new");
    screen.getByText("2 subjects");
    expect(screen.getByRole("heading", { name: "Monthly" }).parentElement?.textContent).toContain("$300.00 a month");
    for (const feature of ["All features of the Starter Plan", "Unlimited videos", "Monthly Updates"]) {
      screen.getByText(feature);
    }
    expect(document.body.textContent).not.toContain("without limits");
  });

  it("shows what else is sold, with the lowest price where it is named in passing", () => {
    const month = { id: "m", interval: "month", interval_count: 1, amount: 900, currency: "eur", tax: "none" } as const;
    const year = { ...month, id: "y", interval: "year", amount: 9000, tax: "exclusive" } as const;
    const plan = { id: 1, description: "", features: ["Live talks"], trial_days: 0, trial_card: true };
    const plans = [
      { ...plan, name: "Basic", prices: [month, year] },
      { ...plan, id: 2, name: "Studio", prices: [{ ...month, id: "s", amount: 1900 }] },
    ];
    bootWith({ offered: { choice: true, from: [month] } });
    const sold = { currency: "eur", currencies: ["eur", "usd"], plans };
    const { rerender } = render(<Landing values={usualValues} showcase={full} sold={sold} />);
    screen.getByText("No card needed. Then from €9.00 a month, if you want to stay.");
    screen.getByText("From €9.00 a month, paid by card. It renews until you cancel.");
    screen.getByRole("heading", { name: "Choose your plan." });
    const basic = screen.getByRole("heading", { name: "Basic" }).closest("li");
    expect(basic?.textContent).toContain("€9.00 a monthor €90.00 a year plus tax");
    expect(
      within(basic ?? document.body)
        .getByRole("link")
        .getAttribute("href"),
    ).toBe("/plans?price=m");
    expect(screen.getByLabelText<HTMLSelectElement>("Currency").value).toBe("eur");
    expect(document.body.textContent).not.toContain("$");
    // Without the database, what the settings and the last look say is still there.
    rerender(<Landing values={usualValues} showcase={undefined} />);
    screen.getByText("From €9.00 a month");
    expect(screen.getByRole("link", { name: "See all plans and prices" }).getAttribute("href")).toBe("/plans");
  });

  it("does not sell while payments are off", () => {
    bootWith({ payments: "off" });
    render(<Landing values={usualValues} showcase={full} />);
    expect(screen.queryByText("$300.00")).toBeNull();
    expect(screen.queryByRole("link", { name: "What it costs" })).toBeNull();
    screen.getByRole("heading", { name: "Your first month is free." });
  });

  it("counts a single video, and never more new ones than the server does", () => {
    render(<Landing values={usualValues} showcase={{ ...full, video_count: 1, category_count: 1, new_count: 100 }} />);
    screen.getByText("1 video");
    screen.getByText("1 subject");
    screen.getByText("100+ new");
  });

  it("answers questions", () => {
    render(<Landing values={usualValues} showcase={full} />);
    const list = screen.getByRole("heading", { name: "Questions, answered" }).parentElement;
    const questions = [...(list?.querySelectorAll("details") ?? [])];
    expect(questions.length).toBeGreaterThanOrEqual(5);
    expect(questions[0]?.textContent).toBe(
      "What does it cost?$300.00 a month, paid by card. It renews every month until you cancel.",
    );
  });

  it("promotes the news while the library is empty", () => {
    render(
      <Landing
        values={usualValues}
        showcase={{ categories: [], stills: [], places: null, video_count: 0, category_count: 0, new_count: 0 }}
      />,
    );
    screen.getByText(/The first videos are on their way/);
    screen.getByText("Every video");
    screen.getByText("Something new");
    expect(screen.getByRole("list", { name: "Some of the videos" }).textContent).toBe("");
  });

  it("is complete without the library", () => {
    render(<Landing values={usualValues} showcase={undefined} />);
    screen.getByText("Every subject");
    expect(screen.queryByText(/on their way/)).toBeNull();
    screen.getByRole("heading", { name: "One plan, one price." });
  });

  it("shows the owner's words as plain text, whatever they contain", () => {
    const script = "<script>alert(1)</script><img src=x onerror=alert(1)>";
    const said = { ...{ hero_lead: script, hero_action: script, hero_note: script, plan_note: script }, film: script };
    const voices = [{ words: script, name: script, about: script }];
    const questions = [{ question: script, answer: script }];
    bootWith({ appName: script, site: { ...boot.site, promise: script, plan: { title: script, features: [script] } } });
    const { container } = render(<Landing values={{ ...usualValues, ...said, voices, questions }} showcase={full} />);
    expect(container.textContent.split(script).length).toBeGreaterThan(12);
    expect(container.querySelectorAll("script, [onerror]")).toHaveLength(0);
  });

  it("links only to its own sections and to pages that exist", () => {
    render(<Landing values={usualValues} showcase={full} />);
    for (const link of screen.getAllByRole("link")) {
      const target = link.getAttribute("href") ?? "";
      if (target.startsWith("#")) expect(document.querySelector(target), target).not.toBeNull();
      // The same page in another language.
      else if (!target.startsWith("/promo/")) expect(pageAt(target.replace(/\?lang=\w+$/, "")), target).toBeDefined();
    }
  });
});

describe("the large frame", () => {
  const frame = () => document.querySelector(".screen");
  const showing = (values: Partial<typeof usualValues>, showcase = full) =>
    render(<Landing values={{ ...usualValues, ...values }} showcase={showcase} />);

  it("has the built-in film", () => {
    showing({});
    expect(screen.getByRole("link", { name: "Watch the film" }).getAttribute("href")).toBe("/promo/promo.mp4");
  });

  it("shows stills of the library, without a film unless it is the owner's", () => {
    showing({ hero: { kind: "stills" } });
    expect(frame()?.querySelectorAll("img")).toHaveLength(6);
    expect(screen.queryByRole("link", { name: "Watch the film" })).toBeNull();
  });

  it("shows one still while there are few, and the built-in picture while there are none", () => {
    showing({ hero: { kind: "stills" } }, { ...full, stills: full.stills.slice(0, 3) });
    expect(frame()?.querySelectorAll("img")).toHaveLength(1);
  });

  it("shows the built-in picture while there are no stills", () => {
    showing({ hero: { kind: "stills" } }, { ...full, stills: [] });
    expect(frame()?.querySelector("img")?.getAttribute("src")).toBe("/promo/promo-1280.webp");
  });

  it.each([
    ["/media/own.mp4", null, null],
    ["https://films.example.com/own.m3u8", null, null],
    [
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3",
      "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1&rel=0",
      null,
    ],
    ["https://vimeo.com/76979871/ab12", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=ab12", null],
    ["https://youtube.com.example.com/watch?v=dQw4w9WgXcQ", null, "_blank"],
    ["https://films.example.com/about", null, "_blank"],
  ])("plays %s in place, or opens it where only its own site plays it", (film, src, target) => {
    showing({ film, hero: { kind: "picture", id: "a".repeat(24) } });
    const link = screen.getByRole("link", { name: "Watch the film" });
    expect(link.getAttribute("href")).toBe(film);
    expect(link.dataset["frame"] ?? null).toBe(src);
    expect(link.getAttribute("target")).toBe(target);
    expect(document.querySelector("iframe, video")).toBeNull();
    expect(frame()?.querySelector("img")?.getAttribute("src")).toBe(`/media/${"a".repeat(24)}/1280x720.webp`);
  });

  it("gives the owner's film its captions, once it plays", () => {
    showing({ film: "/media/own.mp4", film_captions: { language: "de", text: "WEBVTT" } });
    playInPlace();
    expect(document.querySelector("track")).toBeNull();
    fireEvent.click(screen.getByRole("link", { name: "Watch the film" }));
    const track = document.querySelector("video track");
    expect([track?.getAttribute("src"), track?.getAttribute("srclang"), track?.getAttribute("label")]).toEqual([
      "/api/public/v1/film-captions/",
      "de",
      "Deutsch",
    ]);
  });

  it("loads a provider's player on the press, and gives the still back on Escape", () => {
    showing({ film: "https://youtu.be/dQw4w9WgXcQ" });
    playInPlace();
    const link = screen.getByRole("link", { name: "Watch the film" });
    fireEvent.click(link);
    expect(screen.getByTitle("Watch the film").getAttribute("src")).toContain("youtube-nocookie.com/embed/dQw4w9WgXcQ");
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(document.querySelector("iframe")).toBeNull();
    expect(screen.getByRole("link", { name: "Watch the film" })).toBe(link);
  });
});
