import { type SigningProvider, signingProviders } from "@mindreel/contract/plain/kinds/signing-providers";
import { beforeEach, describe, expect, it } from "vitest";
import { oembedProviders } from "#ports/video-sources/oembed.ts";
import { createVideoSources } from "#ports/video-sources/video-sources.ts";
import { startApp } from "#test/app/app.ts";
import { publicUrl } from "#test/app/build.ts";
import { first } from "#test/app/members.ts";
import { startSignedHost } from "#test/peers/signed-host.ts";
import { customerKeys, newPrivateKey } from "#test/peers/signing-keys.ts";

const reach = { ownOrigin: publicUrl, privateToo: true };
const t = await startApp({ videoSources: createVideoSources(oembedProviders("http://127.0.0.1:1"), reach) });
const { token } = first(await t.members("superuser", 1));

/** The path of a video at each provider. */
const paths: Readonly<Record<SigningProvider, string>> = {
  mux: "/qxb01i6T2020.m3u8",
  cloudflare_stream: "/ea95132c15732412d22c1476fa83f27a/manifest/video.m3u8",
  bunny_cdn: "/eb1c4f77/playlist.m3u8",
  bunny_embed: "/embed/759/eb1c4f77",
  s3: "/films/film.mp4",
  cloudfront: "/films/film.mp4",
};
const segments = "#EXTM3U\n#EXTINF:4,\n";

async function hostOf(provider: SigningProvider) {
  const host = await startSignedHost(provider, customerKeys[provider], t.clock);
  const path = paths[provider];
  // Mux signs the addresses in its playlists itself.
  const segment = provider === "mux" ? "/1.ts?signature=mux" : "1.ts";
  host.file(path, path.endsWith(".m3u8") ? `${segments}${segment}\n` : "a film");
  host.file(new URL(segment, `${host.origin}${path}`).pathname, "a segment");
  return { ...host, url: `${host.origin}${path}` };
}

async function protect(provider: SigningProvider, host: string, secret = customerKeys[provider].secret) {
  const { id: key_id, region } = customerKeys[provider];
  const body = { host, provider, ...(key_id && { key_id }), ...(region && { region }), secret };
  return (await t.ok("PUT /api/playback/v1/sources/", { token, body })).id;
}
const test = (id: number, url?: string) =>
  t.ok("POST /api/playback/v1/sources/{id}/test/", { token, id, body: { ...(url && { url }) } });

const bunny = await hostOf("bunny_cdn");
const cloudfront = await hostOf("cloudfront");
const s3 = await hostOf("s3");

beforeEach(() => bunny.setAhead(0));

describe.each(signingProviders)("%s", (provider) => {
  it("plays from a signed address and refuses the plain one and signatures with another key", async () => {
    const host = await hostOf(provider);
    expect(await test(await protect(provider, host.host), host.url)).toMatchObject({ outcome: "works", url: host.url });
    const secret = customerKeys[provider].secret.startsWith("-----") ? newPrivateKey() : "another-secret-of-someone";
    expect(await test(await protect(provider, host.host, secret), host.url)).toMatchObject({ outcome: "refused" });
  });
});

describe("a test explains", () => {
  it("that the plain address plays as well", async () => {
    bunny.leaveOpen(paths.bunny_cdn);
    const { outcome, message } = await test(await protect("bunny_cdn", bunny.host), bunny.url);
    bunny.close(paths.bunny_cdn);
    expect(outcome).toBe("open");
    expect(message).toMatch(/anyone who knows it can watch.*Turn on token authentication/);
  });

  it("that this server's clock is wrong", async () => {
    const id = await protect("s3", s3.host);
    s3.setAhead(3 * 3_600_000 + 48 * 3_600_000);
    const { outcome, message } = await test(id, s3.url);
    s3.setAhead(0);
    expect(outcome).toBe("clock_off");
    expect(message).toMatch(/this server's clock is 3,060 minutes behind/);
  });

  it.each([
    ["not_found", "/other/film.mp4", /has no video at this address/],
    ["not_video", "/text.m3u8", /isn't a playlist/],
    ["not_signable", "/%E0%A4%A.mp4", /can't be signed/],
  ])("%s", async (outcome, path, message) => {
    bunny.file("/text.m3u8", "some text");
    const found = await test(await protect("bunny_cdn", bunny.host), `${bunny.origin}${path}`);
    expect(found).toMatchObject({ outcome, message: expect.stringMatching(message) });
  });

  it.each([
    ["no_such_host", "nowhere.invalid", /no host nowhere\.invalid/],
    ["unreachable", "127.0.0.1:1", /couldn't be reached/],
  ])("%s", async (outcome, host, message) => {
    const found = await test(await protect("bunny_cdn", host), `http://${host}/film.mp4`);
    expect(found).toMatchObject({ outcome, message: expect.stringMatching(message) });
  });

  it("that a signature in CloudFront's query does not cover segments, or that they need none", async () => {
    cloudfront.file("/vid/master.m3u8", "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow.m3u8\n");
    cloudfront.file("/vid/low.m3u8", `${segments}1.ts\n`);
    cloudfront.file("/vid/1.ts", "a segment");
    const id = await protect("cloudfront", cloudfront.host);
    const url = `${cloudfront.origin}/vid/master.m3u8`;
    expect(await test(id, url)).toMatchObject({ outcome: "parts_refused", message: expect.stringMatching(/MP4/) });
    cloudfront.leaveOpen("/vid/low.m3u8");
    cloudfront.leaveOpen("/vid/1.ts");
    expect(await test(id, url)).toMatchObject({ outcome: "parts_open" });
  });

  it("that the key cannot be decrypted here", async () => {
    const id = await protect("bunny_cdn", bunny.host);
    await t.query("update protected_sources set sealed_secret = 'AAAA' where id = $1", [id]);
    expect(await test(id, bunny.url)).toMatchObject({ outcome: "unreadable_secret" });
  });
});

describe("the tested address", () => {
  it("is that of the host's newest video, unless one is given", async () => {
    const id = await protect("bunny_cdn", bunny.host);
    expect(await test(id)).toMatchObject({ outcome: "no_video", url: null });
    for (const path of ["/old/film.mp4", paths.bunny_cdn]) {
      const source = { kind: path.endsWith("mp4") ? "file" : "hls", url: `${bunny.origin}${path}` } as const;
      const draft = { title: "A film", oid: "film", categoryId: null, source, picture: undefined };
      await t.services.catalogue.videoEditing.create(draft);
    }
    expect(await test(id)).toMatchObject({ outcome: "works", url: bunny.url });
  });

  it.each(["https://elsewhere.example.com/film.mp4", "file:///etc/passwd", "film.mp4"])("is never %s", async (url) => {
    const id = await protect("bunny_cdn", bunny.host);
    const { status, body } = await t.request("POST /api/playback/v1/sources/{id}/test/", { token, id, body: { url } });
    expect([status, body]).toMatchObject([400, { errors: { url: [`Enter an address on ${bunny.host}.`] } }]);
  });

  it("is logged in the audit log with its outcome, and never reveals the signed address", async () => {
    const response = await test(await protect("bunny_cdn", bunny.host), bunny.url);
    const { results } = await t.ok("GET /api/admin/v1/audit/", { token });
    expect(results[0]).toMatchObject({ action: "source.test", details: { name: bunny.host, outcome: "works" } });
    expect(JSON.stringify([response, results, t.log])).not.toMatch(/HS256-|229248f0/);
  });
});
