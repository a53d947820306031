import { waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { boot } from "#shared/boot.ts";
import { bootWith } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { Artwork } from "./Artwork.tsx";

const stills = [{ title: "Owls", src: "/media/owls/640.webp", srcset: "", avif: null, blur: null, category: null }];
const sources = (container: HTMLElement) =>
  [...container.querySelectorAll("img")].map((picture) => picture.getAttribute("src"));

function onWideScreen() {
  const { matchMedia } = window;
  const wide = (media: string) => Object.assign(matchMedia(media), { matches: media.startsWith("(min-width") });
  vi.stubGlobal("matchMedia", wide);
}

it("shows stills of the library, unless the owner has a picture, which a closed site shows as well", async () => {
  onWideScreen();
  const asked = responds("GET /api/public/v1/showcase/", {
    ...{ stills, categories: [], video_count: 1, category_count: 0, new_count: 0 },
  });
  const first = show(<Artwork />);
  await waitFor(() => expect(sources(first.container)).toEqual(["/media/owls/640.webp"]));
  expect(asked).toHaveLength(1);
  first.unmount();

  const id = "0123456789abcdef01234567";
  bootWith({ site: { ...boot.site, signIn: id, closed: true } });
  const { container } = show(<Artwork />);
  expect(sources(container)).toEqual([`/media/${id}/960x1200.webp`]);
  expect(container.querySelector("img")?.getAttribute("loading")).toBe("lazy");
  expect(asked).toHaveLength(1);
});
