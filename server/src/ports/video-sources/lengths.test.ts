import type { IncomingMessage, ServerResponse } from "node:http";
import { beforeEach, describe, expect, it } from "vitest";
import { film } from "#fixtures/mp4.ts";
import { PrivateAddress } from "#security/public-address.ts";
import { startProvider } from "#test/peers/provider.ts";
import { youtubeData } from "./lengths.ts";
import { oembedProviders } from "./oembed.ts";
import { RateLimited } from "./video-sources.port.ts";
import { createVideoSources } from "./video-sources.ts";

const host = await startProvider();
const key = "AIzaTestKeyOfSomeOperator";
const reach = { ownOrigin: "https://films.example.com", privateToo: true };
const sources = createVideoSources(oembedProviders(host.origin), reach, youtubeData(key, host.origin));
const measure = async (kind: "file" | "hls" | "dash" | "vimeo", path: string) =>
  (await sources.measure(kind, [{ url: `${host.origin}${path}`, oid: "any" }]))[0];

/** Serves ranges of a file. */
const ranged =
  (file: Buffer, sent: number[] = []) =>
  (request: IncomingMessage, response: ServerResponse) => {
    const [, from = "0", to = "0"] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    const part = file.subarray(Number(from), Number(to) + 1);
    if (part.length === 0) return response.writeHead(416).end();
    sent.push(part.length);
    return response.writeHead(206, { "content-type": "video/mp4" }).end(part);
  };

beforeEach(() => {
  host.asked.length = 0;
});

describe("a file", () => {
  it("is measured even if its length is at the end, with little of it read", async () => {
    const sent: number[] = [];
    host.on("/film.mp4", ranged(film(754.4, 5_000_000), sent));
    expect(await measure("file", "/film.mp4")).toBe(754);
    expect(sent.length).toBe(2);
    expect(sent.reduce((sum, bytes) => sum + bytes)).toBeLessThan(2 * 64 * 1024);
  });

  it("is measured at a host that ignores ranges if its length is at the beginning", async () => {
    host.file("/short.mp4", film(0.4));
    expect(await measure("file", "/short.mp4")).toBe(1);
    host.file("/long.mp4", film(60, 5_000_000));
    expect(await measure("file", "/long.mp4")).toBeNull();
  });

  it("is requested in a bounded number of parts", async () => {
    const boxes = Buffer.concat(Array.from({ length: 100 }, () => film(0).subarray(0, 20)));
    const far = Buffer.alloc(100 * 1024 * 1024);
    for (let at = 0; at < far.length; at += 1024 * 1024) far.writeUInt32BE(1024 * 1024, at);
    host.on("/odd.mp4", ranged(far));
    expect(await measure("file", "/odd.mp4")).toBeNull();
    expect(host.asked).toHaveLength(12);
    host.on("/odd.mp4", ranged(boxes));
    expect(await measure("file", "/odd.mp4")).toBeNull();
  });

  it.each([404, 403, 410])("that its host refuses with %i has no length", async (status) => {
    host.json("/gone.mp4", {}, status);
    expect(await measure("file", "/gone.mp4")).toBeNull();
  });

  it("throws while its host does not answer, or wants fewer requests", async () => {
    host.json("/down.mp4", {}, 500);
    await expect(measure("file", "/down.mp4")).rejects.toThrow("500");
    host.json("/down.mp4", {}, 429);
    await expect(measure("file", "/down.mp4")).rejects.toThrow(RateLimited);
  });

  it("on a private network is not requested, nor one that a redirect leads to", async () => {
    const shut = createVideoSources({}, { ...reach, privateToo: false });
    const one = shut.measure("file", [{ url: `${host.origin}/film.mp4`, oid: "film" }]);
    await expect(one).rejects.toThrow(PrivateAddress);
    expect(host.asked).toEqual([]);
    host.on("/moved.mp4", (_request, response) => response.writeHead(302, { location: `${host.foreign}/x` }).end());
    const own = createVideoSources({}, { ownOrigin: host.origin, privateToo: false });
    const moved = own.measure("file", [{ url: "/moved.mp4", oid: "moved" }]);
    await expect(moved).rejects.toThrow(PrivateAddress);
  });
});

describe("a stream", () => {
  const segments = "#EXTM3U\n#EXTINF:6.006,\na.ts\n#EXTINF:4.2,\nb.ts\n";

  it("has the length of its first variant, whatever that is called", async () => {
    host.file("/low", Buffer.from(`${segments}#EXT-X-ENDLIST\n`));
    host.file("/high.m3u8", Buffer.from("#EXTM3U\n#EXTINF:99,\na.ts\n#EXT-X-ENDLIST\n"));
    const lists = "#EXT-X-STREAM-INF:BANDWIDTH=1\n/low\n#EXT-X-STREAM-INF:BANDWIDTH=2\n/high.m3u8\n";
    host.file("/master.m3u8", Buffer.from(`#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,URI="/audio.m3u8"\n${lists}`));
    expect(await measure("hls", "/master.m3u8")).toBe(10);
  });

  it("has no length while it is live", async () => {
    host.file("/low", Buffer.from(segments));
    host.file("/master.m3u8", Buffer.from("#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n/low\n"));
    expect(await measure("hls", "/master.m3u8")).toBeNull();
    host.file("/live.mpd", Buffer.from('<MPD type="dynamic"></MPD>'));
    expect(await measure("dash", "/live.mpd")).toBeNull();
  });

  it.each([
    ["PT1H2M3.6S", 3724],
    ["P0Y0M0DT0H12M34.000S", 754],
    ["P1DT1S", 86_401],
    ["PT0.2S", 1],
    ["PT0S", null],
    ["P1Y", null],
    ["soon", null],
  ])("has the length of its DASH manifest: %s", async (text, seconds) => {
    host.file("/film.mpd", Buffer.from(`<MPD xmlns="x" mediaPresentationDuration='${text}'></MPD>`));
    expect(await measure("dash", "/film.mpd")).toBe(seconds);
  });
});

describe("a provider", () => {
  it("gives a length by oEmbed at Vimeo", async () => {
    host.json("/api/oembed.json", { title: "A film", duration: 734 });
    expect(await measure("vimeo", "/1")).toBe(734);
  });

  it("gives fifty lengths at once at YouTube, without the operator's key in any URL", async () => {
    let given: unknown;
    host.on("/youtube/v3/videos", (request, response) => {
      given = request.headers["x-goog-api-key"];
      const items = [
        { id: "two", contentDetails: { duration: "PT1H2M3S" } },
        { id: "one", contentDetails: { duration: "PT12M34S" } },
        { id: "live", contentDetails: { duration: "P0D" } },
      ];
      response.end(JSON.stringify({ items }));
    });
    expect(sources.measuredAtOnce("youtube")).toBe(50);
    const asked = ["one", "two", "live", "gone", "one"].map((oid) => ({ url: `https://youtu.be/${oid}`, oid }));
    expect(await sources.measure("youtube", asked)).toEqual([754, 3723, null, null, 754]);
    expect(given).toBe(key);
    expect(host.asked.map(({ search }) => search)).toEqual(["?part=contentDetails&id=one%2Ctwo%2Clive%2Cgone"]);
  });

  it("gets no requests once YouTube's quota is used up, or without a key", async () => {
    const one = [{ url: "https://youtu.be/one", oid: "one" }];
    host.json("/youtube/v3/videos", { error: { errors: [{ reason: "quotaExceeded" }] } }, 403);
    await expect(sources.measure("youtube", one)).rejects.toThrow(RateLimited);
    host.json("/youtube/v3/videos", { error: {} }, 400);
    await expect(sources.measure("youtube", one)).rejects.toThrow("400");
    expect(createVideoSources({}, reach).measuredAtOnce("youtube")).toBe(0);
  });
});
