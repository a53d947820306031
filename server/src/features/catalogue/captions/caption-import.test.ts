import { describe, expect, it } from "vitest";
import { oembedProviders } from "#ports/video-sources/oembed.ts";
import { createVideoSources } from "#ports/video-sources/video-sources.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";
import { startProvider } from "#test/peers/provider.ts";
import { playlistOf, renditionsOf } from "./hls.policy.ts";

const host = await startProvider();
const t = await startApp({
  videoSources: createVideoSources(oembedProviders(host.origin), { ownOrigin: host.origin, privateToo: false }),
});
const { token } = first(await t.members("superuser", 1));
const take = "POST /api/category/v1/video/{id}/captions/import/";

async function film(path: string, kind = "hls"): Promise<number> {
  const [id = 0] = await libraryOf(t, token).fill([{}]);
  const source = URL.canParse(path) ? path : `${host.origin}${path}`;
  await t.query("update videos set source = $2, source_kind = $3 where id = $1", [id, source, kind]);
  return id;
}
const serve = (path: string, ...lines: string[]) => host.file(path, Buffer.from(lines.join("\n")));
const read = async (id: number, caption: number) =>
  (
    await t.request("GET /api/category/v1/video/{id}/captions/{caption}.vtt", {
      token,
      id,
      params: { caption: String(caption) },
    })
  ).body;

const english = 'TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",URI="en/list.m3u8"';
const german =
  'TYPE=SUBTITLES,GROUP-ID="s",NAME="Deutsch (SDH)",LANGUAGE="de",CHARACTERISTICS="public.accessibility.describes-music-and-sound",URI="de.vtt"';
const stamp = (ticks: number) => `X-TIMESTAMP-MAP=MPEGTS:${ticks},LOCAL:00:00:00.000`;

describe("an import", () => {
  it("adds the captions of a playlist, whole or in pieces, and replaces them when repeated", async () => {
    serve(
      "/film/master.m3u8",
      "#EXTM3U",
      `#EXT-X-MEDIA:${english}`,
      `#EXT-X-MEDIA:${german}`,
      "#EXT-X-STREAM-INF:BANDWIDTH=1",
      "v.m3u8",
    );
    serve(
      "/film/en/list.m3u8",
      "#EXTM3U",
      "#EXTINF:6,",
      "0.vtt",
      "#EXTINF:6,",
      "1.vtt",
      "#EXTINF:6,",
      "2.vtt",
      "#EXT-X-ENDLIST",
    );
    serve("/film/en/0.vtt", "WEBVTT", stamp(900_000), "", "00:01.000 --> 00:07.000", "One", "");
    serve("/film/en/1.vtt", "WEBVTT", stamp(900_000), "", "00:01.000 --> 00:07.000", "One", "");
    // This packager's times are relative to the start of the piece.
    serve("/film/en/2.vtt", "WEBVTT", stamp(900_000 + 12 * 90_000), "", "00:01.000 --> 00:02.000", "Two", "");
    serve("/film/de.vtt", "WEBVTT", "", "00:01.000 --> 00:02.000", "Eins", "");
    const id = await film("/film/master.m3u8");
    const { kept, failed } = await t.ok(take, { token, id });
    expect(failed).toEqual([]);
    expect(kept.map(({ caption: { language, kind, label } }) => [language, kind, label])).toEqual([
      ["en", "subtitles", "English"],
      ["de", "captions", "Deutsch (SDH)"],
    ]);
    expect(await read(id, kept[0]?.caption.id ?? 0)).toBe(
      "WEBVTT\n\n00:00:01.000 --> 00:00:07.000\nOne\n\n00:00:13.000 --> 00:00:14.000\nTwo\n",
    );
    const again = await t.ok(take, { token, id });
    expect(again.kept.map(({ replaced }) => replaced)).toEqual(kept.map(({ caption }) => caption.id));
    const log = await t.query("select details->>'captions' as what from audit_log where target_id = $1 order by id", [
      id,
    ]);
    expect(log.slice(0, 2)).toEqual([{ what: "English (en, subtitles)" }, { what: "Deutsch (SDH) (de, captions)" }]);
  });

  it("reports what could not be read and stores the rest", async () => {
    serve(
      "/half.m3u8",
      "#EXTM3U",
      `#EXT-X-MEDIA:${english.replace("en/list.m3u8", "gone.vtt")}`,
      `#EXT-X-MEDIA:${german.replace("de.vtt", "here.vtt")}`,
    );
    serve("/here.vtt", "WEBVTT", "", "00:01.000 --> 00:02.000", "Hier");
    const { kept, failed } = await t.ok(take, { token, id: await film("/half.m3u8") });
    expect(kept).toHaveLength(1);
    expect(failed).toEqual([{ label: "English", message: "The video's host answered with 404." }]);
  });

  it.each([
    ["of a playlist without captions", "/none.m3u8", "hls", 404, "The source's playlist lists no captions."],
    ["of a file", "/a.mp4", "file", 404, "This source doesn't provide captions. Upload a file instead."],
    [
      "of YouTube",
      "https://youtu.be/aqz-KE-bpKQ",
      "youtube",
      404,
      "This source doesn't provide captions. Upload a file instead.",
    ],
    ["of a host that does not have it", "/missing.m3u8", "hls", 503, "The video's host answered with 404."],
    ["of a private network", "http://10.0.0.1/a.m3u8", "hls", 503, "The video's host is on a private network."],
  ])("%s is refused with a message", async (_, path, kind, status, message) => {
    serve("/none.m3u8", "#EXTM3U", "#EXT-X-STREAM-INF:BANDWIDTH=1", "v.m3u8");
    const response = await t.request(take, { token, id: await film(path, kind) });
    expect([response.status, (response.body as { message: string }).message]).toEqual([status, message]);
  });

  it("does not follow a playlist into a private network", async () => {
    serve("/inside.m3u8", "#EXTM3U", `#EXT-X-MEDIA:${english.replace("en/list.m3u8", "http://127.0.0.1:5432/x.vtt")}`);
    const { failed } = await t.ok(take, { token, id: await film("/inside.m3u8") });
    expect(failed).toEqual([{ label: "English", message: "The video's host doesn't answer." }]);
  });
});

it.each([
  ["hls", "https://v.example.com/a.m3u8?x=1", "https://v.example.com/a.m3u8?x=1"],
  ["file", "https://stream.mux.com/abc/high.mp4", "https://stream.mux.com/abc.m3u8"],
  [
    "dash",
    "https://customer-x.cloudflarestream.com/uid/manifest/video.mpd",
    "https://customer-x.cloudflarestream.com/uid/manifest/video.m3u8",
  ],
  ["file", "https://v.example.com/a.mp4", null],
  ["youtube", "https://youtu.be/aqz-KE-bpKQ", null],
] as const)("the playlist of a %s source %s", (kind, url, playlist) => {
  expect(playlistOf({ kind, url })).toBe(playlist);
});

it("skips forced subtitles, duplicates, and renditions without an address", () => {
  const lines = [
    english,
    english,
    english.replace('URI="en/list.m3u8"', ""),
    `${german},FORCED=YES`,
    english.replace("SUBTITLES", "AUDIO"),
    english.replace("en/list.m3u8", "file:///etc/passwd"),
  ];
  for (const end of ["\n", "\r\n"]) {
    const playlist = lines.map((line) => `#EXT-X-MEDIA:${line}${end}`).join("");
    expect(renditionsOf(playlist, "https://v.example.com/").length).toBe(1);
  }
});
