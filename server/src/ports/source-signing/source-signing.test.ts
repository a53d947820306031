import { createPrivateKey, verify } from "node:crypto";
import { type SigningProvider, signingProviders } from "@mindreel/contract/plain/kinds/signing-providers";
import { describe, expect, it } from "vitest";
import { checkSignature } from "#test/peers/check-signature.ts";
import { customerKeys, newPrivateKey } from "#test/peers/signing-keys.ts";
import { bunnyToken } from "./bunny.ts";
import { rs256 } from "./jws.ts";
import { signS3 } from "./s3.ts";
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

const seconds = (epoch: number): Date => new Date(epoch * 1000);

/** RFC 7515, appendix A.2. */
const rfcKey = {
  kty: "RSA",
  n: "ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt0Bm4d4QlL-yRT-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z5rexMdbBYUsLA9e-KXBdQOS-UTo7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9iaGNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRWyuXpoQ",
  e: "AQAB",
  d: "Eq5xpGnNCivDflJsRQBXHx1hdR1k6Ulwe2JZD50LpXyWPEAeP88vLNO97IjlA7_GQ5sLKMgvfTeXZx9SE-7YwVol2NXOoAJe46sui395IW_GO-pWJ1O0BkTGoVEn2bKVRUCgu-GjBVaYLU6f3l9kJfFNS3E0QbVdxzubSu3Mkqzjkn439X0M_V51gfpRLI9JYanrC4D4qAdGcopV_0ZHHzQlBjudU2QvXt4ehNYTCBr6XCLQUShb1juUO1ZdiYoFaFQT5Tw8bGUl_x_jTj3ccPDVZFD9pIuhLhBOneufuBiB4cS98l2SR_RQyGWSeWjnczT0QU91p1DhOVRuOopznQ",
  p: "4BzEEOtIpmVdVEZNCqS7baC4crd0pqnRH_5IB3jw3bcxGn6QLvnEtfdUdiYrqBdss1l58BQ3KhooKeQTa9AB0Hw_Py5PJdTJNPY8cQn7ouZ2KKDcmnPGBY5t7yLc1QlQ5xHdwW1VhvKn-nXqhJTBgIPgtldC-KDV5z-y2XDwGUc",
  q: "uQPEfgmVtjL0Uyyx88GZFF1fOunH3-7cepKmtH4pxhtCoHqpWmT8YAmZxaewHgHAjLYsp1ZSe7zFYHj7C6ul7TjeLQeZD_YwD66t62wDmpe_HlB-TnBA-njbglfIsRLtXlnDzQkv5dTltRJ11BKBBypeeF6689rjcJIDEz9RWdc",
  dp: "BwKfV3Akq5_MFZDFZCnW-wzl-CCo83WoZvnLQwCTeDv8uzluRSnm71I3QCLdhrqE2e9YkxvuxdBfpT_PI7Yz-FOKnu1R6HsJeDCjn12Sk3vmAktV2zb34MCdy7cpdTh_YVr7tss2u6vneTwrA86rZtu5Mbr1C1XsmvkxHQAdYo0",
  dq: "h_96-mK1R_7glhsum81dZxjTnYynPbZpHziZjeeHcXYsXaaMwkOlODsWa7I9xXDoRwbKgB719rrmI2oKr6N3Do9U0ajaHF-NKJnwgjMd2w9cjz3_-kyNlxAr2v4IKhGNpmM5iIgOS1VZnOZ68m6_pbLBSp3nssTdlqvd0tIiTHU",
  qi: "IYd7DHOhrWvxkwPQsRM2tOgrjbcrfvtQJipd-DlcxyVuuM9sQLdgjVk2oy26F0EmpScGLq2MowX7fhd_QJQ3ydy5cY7YIBi87w93IKLEdfnbJtoOPLUW0ITrJReOgo1cq9SbsxYawBgfp_gh6A5603k2-ZQwVK0JKSHuLFkuQ3U",
} as const;

it("signs tokens as RFC 7515 does in its appendix A.2", () => {
  const key = createPrivateKey({ key: rfcKey, format: "jwk" }).export({ type: "pkcs8", format: "pem" }).toString();
  const payload = '{"iss":"joe",\r\n "exp":1300819380,\r\n "http://example.com/is_root":true}';
  expect(rs256('{"alg":"RS256"}', payload, key)).toBe(
    "eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc_lF5YKt_O8W2Fp5jujGbds9uJdbF9CUAr7t1dnZcAcQjbKBYNX4BAynRFdiuB--f_nZLgrnbyTyWzO75vRK5h6xBArLIARNPvkSjtQBMHlb1L07Qe7K0GarZRmB_eSN9383LcOLn6_dO--xi12jzDwusC-eOkHWEsqtFZESc6BfI7noOPqvhJ1phCnvWh6IeYI2w9QOYEUipUTI8np6LbgGY9Fs98rqVt5AXLIhWkWywlVmtVrBp0igcN_IoypGlUPQGe77Rw",
  );
});

it("signs the example of Amazon's “Authenticating Requests: Using Query Parameters”", () => {
  const secret = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY";
  const key = { keyId: "AKIAIOSFODNN7EXAMPLE", region: "us-east-1", secret };
  const source = { kind: "file", url: "https://examplebucket.s3.amazonaws.com/test.txt" } as const;
  expect(signS3(source, key, new Date("2013-05-24T00:00:00Z"), 86_400)).toEqual({
    src: "https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404",
    expiresAt: new Date("2013-05-25T00:00:00Z"),
  });
});

/** https://github.com/BunnyWay/BunnyCDN.TokenAuthentication, those not bound to an IP address. */
it.each([
  ["/300kb.jpg", "", "o10JRWlsAItyAsdKS6jJKjabHN4FrFsplDHPV1idcX4"],
  ["/300kb.jpg", "token_countries=CA,US", "i5s3Uv7mnrFfN5nznwU2BxhILpnipYeE18TapV0WNFM"],
  ["/300kb.jpg", "token_countries_blocked=CA", "zKGmNRBaHRmB4THCwmIQK5U21wH-S9KaJ6Ht7Kq9Zlw"],
  ["/300kb.jpg", "token_countries_blocked=RU,CN", "JS8dSuBSjSH-W2-xhdkCPC36-2rlxfDCQJjlNMPqKZQ"],
  ["/abc", "token_path=/abc", "uVZvT3SbEoVKYJyDJgbcsDmSFf73cv-uNUVaJiKWpbQ"],
  ["/300kb.jpg", "token_ignore_params=true", "1lwWBD_c1IAGSj1UKPoxreu8ePDQ-Z9FoWLcRn_RRH0"],
  ["/300kb.jpg", "limit=1000", "DAVapqNNED3Z7JkjRTYX0UOIHNtbHEuuhRNEc4A7mMQ"],
  ["/300kb.jpg", "v=123", "q6oRQr-5ccQ-piO1HSEQu1DVMy9UMppRxGlIQwoeM5Y"],
  ["/", "token_countries=CA&token_path=/", "JWU7jhpnBGI-O54AYDAtrlZT86Ied4RTO2-Y8mUj60A"],
  ["/abc/", "", "bTMv4RVOkjx2UXLfVDl-JIygaxfSIQP8UCnCy7CILuY"],
])("makes Bunny's published token for %s?%s", (path, query, token) => {
  expect(bunnyToken("SecurityKey", path, 1_598_024_587, [...new URLSearchParams(query)])).toBe(`HS256-${token}`);
});

it.each([
  ["300kb.jpg", "300kb.jpg?token=HS256-o10JRWlsAItyAsdKS6jJKjabHN4FrFsplDHPV1idcX4&expires=1598024587"],
  ["300kb.jpg?v=123", "300kb.jpg?token=HS256-q6oRQr-5ccQ-piO1HSEQu1DVMy9UMppRxGlIQwoeM5Y&v=123&expires=1598024587"],
])("signs Bunny's published address %s", (plain, signed) => {
  const source = { kind: "file", url: `https://token-tester.b-cdn.net/${plain}` } as const;
  const key = { keyId: "", region: "", secret: "SecurityKey" };
  expect(signers.bunny_cdn.sign(source, key, seconds(1_598_024_587 - 86_400), 86_400)).toEqual({
    src: `https://token-tester.b-cdn.net/${signed}`,
    expiresAt: seconds(1_598_024_587),
  });
});
