import { beforeEach, describe, expect, it } from "vitest";
import { PrivateAddress } from "#security/public-address.ts";
import { startProvider } from "#test/peers/provider.ts";
import { probeFile } from "./file-host.ts";

const host = await startProvider();
const open = { ownOrigin: "https://films.example.com", privateToo: true };
const shut = { ...open, privateToo: false };
const found = { state: "found", title: null, description: null, seconds: null, picture: null };

beforeEach(() => {
  host.asked.length = 0;
});

describe("a video file", () => {
  it("is found by requesting only its beginning", async () => {
    let range: string | undefined;
    let sent = 0;
    host.on("/film.mp4", (request, response) => {
      ({ range } = request.headers);
      response.writeHead(200, { "content-type": "video/mp4" });
      const more = () => {
        while (response.write(Buffer.alloc(64 * 1024))) sent++;
      };
      response.on("drain", more).on("error", () => undefined);
      more();
    });
    expect(await probeFile("file", `${host.origin}/film.mp4`, open)).toEqual(found);
    expect(range).toBe("bytes=0-524287");
    expect(sent).toBeLessThan(1000);
  });

  it.each([
    [404, "gone"],
    [410, "gone"],
    [401, "private"],
    [403, "private"],
  ] as const)("answered with %i is %s", async (status, state) => {
    host.json("/film.mp4", {}, status);
    expect(await probeFile("file", `${host.origin}/film.mp4`, open)).toEqual({ state });
  });

  it.each([429, 500, 503])("throws on status %i, since nothing is known", async (status) => {
    host.json("/film.mp4", {}, status);
    await expect(probeFile("file", `${host.origin}/film.mp4`, open)).rejects.toThrow(String(status));
  });

  it("is not a video if its host answers with a web page", async () => {
    host.on("/film.mp4", (_request, response) =>
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end("<html>"),
    );
    expect(await probeFile("file", `${host.origin}/film.mp4`, open)).toEqual({ state: "not_video" });
  });
});

describe("a playlist", () => {
  const look = async (kind: "hls" | "dash", text: string) => {
    host.file("/list", Buffer.from(text));
    return probeFile(kind, `${host.origin}/list`, open);
  };

  it("gives the total length if it states one", async () => {
    const segments = "#EXTM3U\n#EXTINF:6.006,\na.ts\n#EXTINF:4.2,\nb.ts\n";
    expect(await look("hls", `${segments}#EXT-X-ENDLIST\n`)).toEqual({ ...found, seconds: 10 });
    expect(await look("hls", segments)).toEqual(found);
    expect(await look("hls", "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8\n")).toEqual(found);
    const manifest = '<?xml version="1.0"?><MPD mediaPresentationDuration="PT1H2M3.6S"></MPD>';
    expect(await look("dash", manifest)).toEqual({ ...found, seconds: 3724 });
    expect(await look("dash", '<MPD type="dynamic"/>')).toEqual(found);
  });

  it("is not a video if it does not begin like a playlist", async () => {
    for (const text of ["", "<html>", "{}", "\0\0"]) {
      expect(await look("hls", text)).toEqual({ state: "not_video" });
      expect(await look("dash", text)).toEqual({ state: "not_video" });
    }
  });

  it("is read up to a limit", async () => {
    host.on("/list", (_request, response) => {
      response.write("#EXTM3U\n");
      const more = () => {
        while (response.write(Buffer.alloc(64 * 1024, "x")));
      };
      response.on("drain", more).on("error", () => undefined);
      more();
    });
    expect(await probeFile("hls", `${host.origin}/list`, open)).toEqual(found);
  });
});

describe("other origins", () => {
  const originsOf = async (kind: "hls" | "dash" | "file", address: string) => {
    const probe = await probeFile(kind, address, open);
    return probe.state === "found" ? probe.origins : probe.state;
  };

  it("are those of renditions, keys and segments, and of nested playlists", async () => {
    const list = `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",URI="https://audio.invalid/a.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=1
${host.foreign}/low.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=2
${host.foreign}/high.m3u8
`;
    host.file("/list.m3u8", Buffer.from(list));
    const low =
      '#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="https://keys.example.com/1"\n#EXTINF:4,\nhttps://cdn.example.com/1.ts\n';
    host.file("/low.m3u8", Buffer.from(low));
    expect((await originsOf("hls", `${host.origin}/list.m3u8`)) ?? []).toEqual([
      ...[host.foreign, "https://audio.invalid", "https://cdn.example.com", "https://keys.example.com"],
    ]);
    expect(host.asked.map(({ pathname }) => pathname)).toEqual(["/list.m3u8", "/low.m3u8"]);
  });

  it("are those of a manifest's base URLs and segments, but not of its namespaces", async () => {
    const manifest = `<?xml version="1.0"?>
<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" xmlns:xlink="http://www.w3.org/1999/xlink"
  xsi:schemaLocation="urn:mpeg:dash:schema:mpd:2011 http://standards.iso.org/dash.xsd">
  <BaseURL serviceLocation="a">https://base.example.com/v/?a=1&amp;b=2</BaseURL>
  <SegmentTemplate media="https://media.example.com/$Number$.m4s" initialization='init.mp4'/>
</MPD>`;
    host.file("/list.mpd", Buffer.from(manifest));
    expect(await originsOf("dash", `${host.origin}/list.mpd`)).toEqual([
      "https://base.example.com",
      "https://media.example.com",
    ]);
  });

  it("are those of redirects, and none for a playlist that stays on its own origin", async () => {
    host.on("/film.mp4", (_request, response) =>
      response.writeHead(302, { location: `${host.foreign}/real.mp4` }).end(),
    );
    host.file("/real.mp4", Buffer.from("film"));
    expect(await originsOf("file", `${host.origin}/film.mp4`)).toEqual([host.foreign]);
    host.file("/home.m3u8", Buffer.from("#EXTM3U\n#EXTINF:4,\n1.ts\n#EXTINF:4,\n/2.ts\n"));
    expect(await originsOf("hls", `${host.origin}/home.m3u8`)).toBeUndefined();
  });
});

describe("refuses", () => {
  it.each([
    () => `${host.origin}/film.mp4`,
    () => `${host.foreign}/film.mp4`,
    () => "http://[::1]:9/film.mp4",
    () => "http://[::ffff:127.0.0.1]:9/film.mp4",
    () => "http://2130706433/film.mp4",
    () => "http://0x7f.1/film.mp4",
    () => "http://169.254.169.254/latest/film.mp4",
    () => "http://10.0.0.1/film.mp4",
  ])("an address on a private network, however it is written (%#)", async (address) => {
    await expect(probeFile("file", address(), shut)).rejects.toThrow(PrivateAddress);
    expect(host.asked).toEqual([]);
  });

  it("a redirect from this server's own origin to a private address", async () => {
    host.on("/film.mp4", (_request, response) => response.writeHead(302, { location: `${host.foreign}/secret` }).end());
    const own = { ownOrigin: host.origin, privateToo: false };
    await expect(probeFile("file", `${host.origin}/film.mp4`, own)).rejects.toThrow(PrivateAddress);
    expect(host.asked.map(({ pathname }) => pathname)).toEqual(["/film.mp4"]);
  });

  it("endless redirects, and redirects to a URL that is not http", async () => {
    host.on("/film.mp4", (_request, response) => response.writeHead(302, { location: "/film.mp4" }).end());
    await expect(probeFile("file", `${host.origin}/film.mp4`, open)).rejects.toThrow("redirects too often");
    expect(host.asked).toHaveLength(4);
    host.on("/film.mp4", (_request, response) => response.writeHead(302, { location: "file:///etc/passwd" }).end());
    await expect(probeFile("file", `${host.origin}/film.mp4`, open)).rejects.toThrow("redirects too often");
  });
});

it("follows a redirect, and requests its own origin even at a private address", async () => {
  host.on("/old.mp4", (_request, response) => response.writeHead(301, { location: "/new.mp4" }).end());
  host.file("/new.mp4", Buffer.from("film"));
  const own = { ownOrigin: host.origin, privateToo: false };
  expect(await probeFile("file", `${host.origin}/old.mp4`, own)).toEqual(found);
});
