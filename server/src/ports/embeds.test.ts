import { beforeEach, describe, expect, it } from "vitest";
import { type EmbedProviders, embedProviders, oEmbed } from "#ports/embeds.ts";
import { startProvider } from "#test/provider.ts";

const provider = await startProvider();
const still = Buffer.from("a picture");
const providers: EmbedProviders = {
  youtube: {
    endpoint: `${provider.origin}/oembed?format=json&maxheight=480`,
    pictureHosts: /^127\.0\.0\.1$/,
    enlarge: (url) => url,
  },
};
const { still: ask } = oEmbed(providers);
const video = "https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1";

beforeEach(() => {
  provider.asked.length = 0;
  provider.json("/oembed", { thumbnail_url: `${provider.origin}/still.jpg` });
  provider.file("/still.jpg", still);
});

it("asks the provider for the video's description at height 480, and fetches the still that it names", async () => {
  expect(await ask("youtube", video)).toEqual(still);
  expect(provider.asked.map(({ pathname }) => pathname)).toEqual(["/oembed", "/still.jpg"]);
  expect(Object.fromEntries(provider.asked[0]?.searchParams ?? [])).toEqual({
    format: "json",
    maxheight: "480",
    url: video,
  });
});

it("never fetches anything of a video without a provider", async () => {
  for (const kind of ["file", "hls", "dash", "vimeo"] as const) {
    expect(await ask(kind, `${provider.origin}/still.jpg`)).toBeNull();
  }
  expect(provider.asked).toEqual([]);
});

it.each([400, 401, 403, 404])("takes %i for a video that is gone", async (status) => {
  provider.json("/oembed", {}, status);
  expect(await ask("youtube", video)).toBeNull();
});

it.each([429, 500, 502, 503])("takes %i for a reason to try again", async (status) => {
  provider.json("/oembed", {}, status);
  await expect(ask("youtube", video)).rejects.toThrow(String(status));
});

describe("is refused:", () => {
  it.each([
    ["a picture on a foreign host", () => `${provider.foreign}/still.jpg`],
    ["a foreign host with the provider's name in front", () => "http://127.0.0.1@localhost/still.jpg"],
    ["a file", () => "file:///etc/passwd"],
    ["no address", () => "still.jpg"],
    ["nothing that is a text", () => ({ href: "x" })],
  ])("%s", async (_, address) => {
    provider.json("/oembed", { thumbnail_url: address() });
    await expect(ask("youtube", video)).rejects.toThrow();
    expect(provider.asked).toHaveLength(1);
  });

  it("a redirect, of the description or of the still", async () => {
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

  it("a still larger than 5 MB, however it comes", async () => {
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

  it("a description that is none", async () => {
    for (const text of ["", "<html>", "null", "[]", "5", "{}"]) {
      provider.on("/oembed", (_request, response) => response.end(text));
      expect(await ask("youtube", video).catch(() => null)).toBeNull();
    }
  });
});

it("knows YouTube and Vimeo, at height 480", () => {
  expect(Object.keys(embedProviders)).toEqual(["youtube", "vimeo"]);
  const { youtube, vimeo } = embedProviders;
  expect(youtube?.endpoint).toMatch(/^https:\/\/www\.youtube\.com\/oembed\?.*maxheight=480/);
  expect(vimeo?.endpoint).toMatch(/^https:\/\/vimeo\.com\/api\/oembed\.json\?.*height=480/);
  expect(vimeo?.enlarge("https://i.vimeocdn.com/video/1-abc-d_295x166?region=us")).toBe(
    "https://i.vimeocdn.com/video/1-abc-d_853x480?region=us",
  );
  for (const host of ["i.ytimg.com", "i3.ytimg.com"]) expect(youtube?.pictureHosts.test(host)).toBe(true);
  for (const host of ["i.ytimg.com.evil.example", "evil-i.ytimg.com", "xi.vimeocdn.com"]) {
    expect(youtube?.pictureHosts.test(host) || vimeo?.pictureHosts.test(host)).toBe(false);
  }
});
