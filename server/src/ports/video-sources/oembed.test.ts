import type { SourceKind } from "@mindreel/contract/catalogue/videos";
import { beforeEach, describe, expect, it } from "vitest";
import { startProvider } from "#test/peers/provider.ts";
import { oembedProviders } from "./oembed.ts";
import { createVideoSources } from "./video-sources.ts";

const provider = await startProvider();
const still = Buffer.from("a picture");
const reach = { ownOrigin: "https://films.example.com", privateToo: false };
const sources = createVideoSources(oembedProviders(provider.origin), reach);
const ask = async (kind: SourceKind, url: string) => {
  const probe = await sources.probe(kind, url);
  return probe.state === "found" && probe.picture !== null ? sources.fetchPicture(kind, probe.picture) : null;
};
const video = "https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1";

beforeEach(() => {
  provider.asked.length = 0;
  provider.json("/oembed", { thumbnail_url: `${provider.origin}/still.jpg` });
  provider.file("/still.jpg", still);
});

it("asks the provider to describe the video at height 480, and fetches the still that it names", async () => {
  expect(await ask("youtube", video)).toEqual(still);
  expect(provider.asked.map(({ pathname }) => pathname)).toEqual(["/oembed", "/still.jpg"]);
  expect(Object.fromEntries(provider.asked[0]?.searchParams ?? [])).toEqual({
    format: "json",
    maxheight: "480",
    url: video,
  });
});

it.each([
  ["youtube", 400, "gone"],
  ["youtube", 404, "gone"],
  ["youtube", 401, "not_embeddable"],
  ["youtube", 403, "private"],
  ["vimeo", 404, "gone"],
  ["vimeo", 401, "private"],
  ["vimeo", 403, "not_embeddable"],
] as const)("takes %s status %i to mean: %s", async (kind, status, state) => {
  provider.json(kind === "youtube" ? "/oembed" : "/api/oembed.json", {}, status);
  expect(await sources.probe(kind, video)).toEqual({ state });
  expect(await ask(kind, video)).toBeNull();
});

it('treats "Forbidden" with status 200 as a private video, as YouTube sometimes answers', async () => {
  provider.on("/oembed", (_request, response) => response.end("Forbidden"));
  expect(await sources.probe("youtube", video)).toEqual({ state: "private" });
});

it("returns the title, description and length that the provider gives, and sends the site as referrer", async () => {
  let referer: string | undefined;
  const about = { title: "A film", description: "About it", duration: 62.4, thumbnail_url: "x_295x166" };
  provider.on("/api/oembed.json", (request, response) => {
    ({ referer } = request.headers);
    response.end(JSON.stringify(about));
  });
  expect(await sources.probe("vimeo", "https://vimeo.com/1")).toEqual({
    ...{ state: "found", title: "A film", description: "About it", seconds: 62, picture: "x_853x480" },
  });
  expect(referer).toBe("https://films.example.com/");
  provider.json("/oembed", { title: 5, duration: "x" });
  expect(await sources.probe("youtube", video)).toEqual({
    ...{ state: "found", title: null, description: null, seconds: null, picture: null },
  });
});

it.each([429, 500, 502, 503])("throws on status %i, to be retried later", async (status) => {
  provider.json("/oembed", {}, status);
  await expect(ask("youtube", video)).rejects.toThrow(String(status));
});

describe("refuses", () => {
  it.each([
    ["a picture on a foreign host", () => `${provider.foreign}/still.jpg`],
    ["a foreign host with the provider's name in front", () => "http://127.0.0.1@localhost/still.jpg"],
    ["a file", () => "file:///etc/passwd"],
    ["a relative URL", () => "still.jpg"],
    ["something that is not a string", () => ({ href: "x" })],
  ])("%s", async (_, address) => {
    provider.json("/oembed", { thumbnail_url: address() });
    await expect(ask("youtube", video)).rejects.toThrow();
    expect(provider.asked).toHaveLength(1);
  });

  it("a redirect of the description or of the still", async () => {
    provider.on("/still.jpg", (_request, response) =>
      response.writeHead(302, { location: `${provider.foreign}/secret` }).end(),
    );
    await expect(ask("youtube", video)).rejects.toThrow();
    provider.on("/oembed", (_request, response) =>
      response.writeHead(301, { location: `${provider.foreign}/secret` }).end(),
    );
    await expect(ask("youtube", video)).rejects.toThrow();
    expect(provider.asked.map(({ pathname }) => pathname)).not.toContain("/secret");
  });

  it("a still larger than 5 MB, with or without a content length", async () => {
    provider.file("/still.jpg", Buffer.alloc(5 * 1024 * 1024 + 1));
    await expect(ask("youtube", video)).rejects.toThrow("5 MB");
    provider.on("/still.jpg", (_request, response) => {
      const more = () => {
        while (response.write(Buffer.alloc(256 * 1024)));
      };
      response.on("drain", more).on("error", () => undefined);
      more();
    });
    await expect(ask("youtube", video)).rejects.toThrow("5 MB");
  });

  it("an endless description", async () => {
    provider.on("/oembed", (_request, response) => {
      response.write('{"title":"');
      const more = () => {
        while (response.write(Buffer.alloc(256 * 1024, "x")));
      };
      response.on("drain", more).on("error", () => undefined);
      more();
    });
    await expect(ask("youtube", video)).rejects.toThrow("5 MB");
  });

  it("an invalid description", async () => {
    for (const text of ["", "<html>", "null", "[]", "5", "{}"]) {
      provider.on("/oembed", (_request, response) => response.end(text));
      expect(await ask("youtube", video).catch(() => null)).toBeNull();
    }
  });
});

it("supports YouTube and Vimeo, at height 480", () => {
  const { youtube, vimeo } = oembedProviders();
  expect(youtube?.endpoint).toMatch(/^https:\/\/www\.youtube\.com\/oembed\?.*maxheight=480/);
  expect(vimeo?.endpoint).toMatch(/^https:\/\/vimeo\.com\/api\/oembed\.json\?.*height=480/);
  expect(vimeo?.enlarge("https://i.vimeocdn.com/video/1-abc-d_295x166?region=us")).toBe(
    "https://i.vimeocdn.com/video/1-abc-d_853x480?region=us",
  );
  for (const host of ["i.ytimg.com", "i3.ytimg.com"]) expect(youtube?.isPictureHost(host)).toBe(true);
  for (const host of ["i.ytimg.com.evil.example", "evil-i.ytimg.com", "xi.vimeocdn.com"]) {
    expect(youtube?.isPictureHost(host) || vimeo?.isPictureHost(host)).toBe(false);
  }
});
