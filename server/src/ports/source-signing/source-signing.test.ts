import { verify } from "node:crypto";
import { type SigningProvider, signingProviders } from "@mindreel/contract/plain/kinds/signing-providers";
import { describe, expect, it } from "vitest";
import { checkSignature } from "#test/peers/check-signature.ts";
import { customerKeys, newPrivateKey } from "#test/peers/signing-keys.ts";
import { type Credentials, NotSignable, type PlainSource } from "./source-signing.port.ts";
import { signers } from "./source-signing.ts";

const now = new Date("2026-11-22T10:00:00.900Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const life = 14_400;

const credentials = (provider: SigningProvider): Credentials => {
  const { id = "", region = "", secret } = customerKeys[provider];
  return { keyId: id, region, secret };
};
const sign = (provider: SigningProvider, source: PlainSource, key = credentials(provider)) =>
  signers[provider].sign(source, key, now, life);
/** What the provider would serve, some seconds later. */
const served = (provider: SigningProvider, src: string, after = 0) =>
  checkSignature[provider](new URL(src), customerKeys[provider], later(after));

const uid = "ea95132c15732412d22c1476fa83f27a";
const addresses: readonly (readonly [SigningProvider, PlainSource["kind"], string])[] = [
  ["mux", "hls", "https://stream.mux.com/qxb01i6T202018GFS02vp9RIe01icTcDCjVzQpmaB00CUisJ4.m3u8"],
  ["mux", "hls", "https://stream.mux.com/qxb01i6T2020.m3u8?max_resolution=720p&token=old"],
  ["mux", "file", "https://stream.mux.com/qxb01i6T2020/high.mp4"],
  ["cloudflare_stream", "hls", `https://customer-abc.cloudflarestream.com/${uid}/manifest/video.m3u8`],
  ["cloudflare_stream", "dash", `https://customer-abc.cloudflarestream.com/${uid}/manifest/video.mpd`],
  ["cloudflare_stream", "file", `https://customer-abc.cloudflarestream.com/${uid}/downloads/default.mp4`],
  ["bunny_cdn", "hls", "https://vz-1.b-cdn.net/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe/playlist.m3u8"],
  ["bunny_cdn", "hls", "https://vz-1.b-cdn.net/all%20films/a'b/playlist.m3u8"],
  ["bunny_cdn", "file", "https://vz-1.b-cdn.net/all%20films/%D1%84(1).mp4?z=1&a=2%2F3"],
  ["bunny_embed", "file", "https://iframe.mediadelivery.net/embed/759/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe?autoplay=1"],
  ["s3", "file", "https://films.s3.us-east-1.amazonaws.com/all%20films/%D1%84'(1)!*+~.mp4?versionId=a/b=c"],
  ["s3", "file", "https://account.r2.cloudflarestorage.com:8443/bucket/film.mp4"],
  ["cloudfront", "file", "https://d111111abcdef8.cloudfront.net/image.mp4?color=red&size=medium"],
  ["cloudfront", "hls", "https://d111111abcdef8.cloudfront.net/vid/master.m3u8"],
];

describe.each(addresses)("%s, %s: %s", (provider, kind, url) => {
  const { src, expiresAt } = sign(provider, { kind, url });

  it("is served until it expires, and no longer", () => {
    const path = decodeURIComponent(new URL(url).pathname);
    expect(served(provider, src)).toBe(served(provider, src, life - 2));
    expect(decodeURIComponent(served(provider, src) ?? "")).toBe(path);
    expect(served(provider, src, life + 1)).toBeUndefined();
    expect(expiresAt).toEqual(new Date("2026-11-22T14:00:00Z"));
    expect(new URL(src).host).toBe(new URL(url).host);
  });

  it("is refused unsigned, and with another key", () => {
    expect(served(provider, url)).toBeUndefined();
    const secret = customerKeys[provider].secret.startsWith("-----") ? newPrivateKey() : "another-secret-of-someone";
    expect(served(provider, sign(provider, { kind, url }, { ...credentials(provider), secret }).src)).toBeUndefined();
  });
});

it.each([
  ["mux", "https://stream.mux.com/one.m3u8"],
  ["bunny_cdn", "https://vz-1.b-cdn.net/one.mp4"],
  ["bunny_embed", "https://iframe.mediadelivery.net/embed/759/one"],
  ["s3", "https://films.s3.amazonaws.com/one.mp4"],
  ["cloudfront", "https://d111111abcdef8.cloudfront.net/one.mp4"],
] as const)("%s refuses the signature of one video for another", (provider, url) => {
  const kind = url.endsWith(".m3u8") ? "hls" : "file";
  expect(served(provider, sign(provider, { kind, url }).src.replace("one", "two"))).toBeUndefined();
});

it.each([
  ["mux", "https://stream.mux.com/"],
  ["cloudflare_stream", "https://customer-abc.cloudflarestream.com/"],
  ["bunny_embed", "https://iframe.mediadelivery.net/library/1"],
  ["s3", "https://films.s3.amazonaws.com/"],
] as const)("%s does not sign %s, which names no video", (provider, url) => {
  expect(() => sign(provider, { kind: "file", url })).toThrow(NotSignable);
});

it("moves the parameters of a Mux stream into the token, since Mux reads them nowhere else", () => {
  const { src } = sign("mux", { kind: "hls", url: "https://stream.mux.com/abc.m3u8?max_resolution=720p" });
  const [, payload = ""] = (new URL(src).searchParams.get("token") ?? "").split(".");
  expect(JSON.parse(Buffer.from(payload, "base64url").toString())).toEqual({
    ...{ max_resolution: "720p", sub: "abc", aud: "v", exp: 1_795_356_000, kid: customerKeys.mux.id },
  });
});

it("passes the signature on to every relative address in a Bunny or Cloudflare playlist", () => {
  for (const [provider, , url] of addresses.filter(([, kind]) => kind === "hls")) {
    if (provider !== "bunny_cdn" && provider !== "cloudflare_stream") continue;
    const { src } = sign(provider, { kind: "hls", url });
    expect(served(provider, new URL("720p/1.ts", src).href)).toMatch(/\/720p\/1\.ts$/);
  }
});

it("grants access to no other folder with a Bunny playlist's token", () => {
  const { src } = sign("bunny_cdn", { kind: "hls", url: "https://vz-1.b-cdn.net/one/playlist.m3u8" });
  expect(served("bunny_cdn", src.replace(/\/one\/playlist/, "/two/playlist"))).toBeUndefined();
  expect(served("bunny_cdn", new URL("../two/playlist.m3u8", src).href)).toBeUndefined();
});

it("signs CloudFront's canned policy as documented", () => {
  const url = "https://d111111abcdef8.cloudfront.net/image.mp4?color=red&size=medium";
  const at = new Date(1_767_290_400_000 - life * 1000);
  const { src } = signers.cloudfront.sign({ kind: "file", url }, credentials("cloudfront"), at, life);
  const [, signature = ""] =
    /\?color=red&size=medium&Expires=1767290400&Signature=([\w~-]+)&Key-Pair-Id=K2JCJMDEHXQW5F$/.exec(src) ?? [];
  const policy = `{"Statement":[{"Resource":"${url}","Condition":{"DateLessThan":{"AWS:EpochTime":1767290400}}}]}`;
  const bytes = Buffer.from(signature.replaceAll("-", "+").replaceAll("~", "/").replaceAll("_", "="), "base64");
  expect(verify("sha1", Buffer.from(policy), customerKeys.cloudfront.secret, bytes)).toBe(true);
});

it("grants access to a CloudFront playlist's folder by a custom policy, and only to that", () => {
  const { src } = sign("cloudfront", { kind: "hls", url: "https://d1.cloudfront.net/vid/master.m3u8" });
  const { search } = new URL(src);
  expect(served("cloudfront", `https://d1.cloudfront.net/vid/720p/1.ts${search}`)).toBe("/vid/720p/1.ts");
  expect(served("cloudfront", `https://d1.cloudfront.net/other/master.m3u8${search}`)).toBeUndefined();
});

it("supports each provider", () => {
  expect(Object.keys(signers).toSorted()).toEqual([...signingProviders].toSorted());
});
