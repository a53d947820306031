import { fireEvent, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { video } from "#test/library.ts";
import { Thumbnail } from "./Thumbnail.tsx";

const stored = {
  videos_thumbnail: "/media/a/854.webp",
  thumbnail_srcset: "/media/a/640.webp 640w, /media/a/854.webp 854w",
};
const blur = "data:image/webp;base64,UklGRg==";
const tides = video(1, { ...stored, thumbnail_avif: "/media/a/640.avif 640w", thumbnail_blur: blur });

const parts = (root: ParentNode) => ({ source: root.querySelector("source"), img: root.querySelector("img") });

describe("a thumbnail", () => {
  it("is offered as AVIF and WebP over its placeholder, without script and in a box of fixed size", () => {
    const page = document.createElement("div");
    page.innerHTML = renderToString(<Thumbnail video={tides} place={0} />);
    const { source, img } = parts(page);
    expect(source?.type).toBe("image/avif");
    expect(source?.srcset).toBe(tides.thumbnail_avif);
    expect(img?.srcset).toBe(stored.thumbnail_srcset);
    expect(img?.getAttribute("src")).toBe(stored.videos_thumbnail);
    expect([img?.width, img?.height]).toEqual([640, 360]);
    expect(img?.getAttribute("style")).toContain(blur);
  });

  it("is shown as before until its AVIF files and placeholder exist", () => {
    const { source, img } = parts(render(<Thumbnail video={video(1, stored)} place={0} />).container);
    expect(source).toBeNull();
    expect(img?.srcset).toBe(stored.thumbnail_srcset);
    expect(img?.hasAttribute("style")).toBe(false);
  });

  it.each([
    { place: 0, loading: "eager", priority: "high" },
    { place: 1, loading: "lazy", priority: null },
    { place: 4, loading: "lazy", priority: null },
  ])("in place $place loads $loading", ({ place, loading, priority }) => {
    const { img } = parts(render(<Thumbnail video={tides} place={place} />).container);
    expect(img?.getAttribute("loading")).toBe(loading);
    expect(img?.getAttribute("fetchpriority")).toBe(priority);
  });

  it("falls back to WebP, then to a drawing", () => {
    const { container } = render(<Thumbnail video={tides} place={0} />);
    const fail = () => fireEvent.error(container.querySelector("img") ?? container);
    fail();
    expect(parts(container).source).toBeNull();
    expect(parts(container).img?.srcset).toBe(stored.thumbnail_srcset);
    fail();
    expect(parts(container).img).toBeNull();
    expect(container.querySelector("svg")).not.toBeNull();
  });

  it("is a drawing for a video without a picture", () => {
    const { container } = render(<Thumbnail video={video(1)} place={0} />);
    expect(container.querySelector("svg")).not.toBeNull();
  });
});
