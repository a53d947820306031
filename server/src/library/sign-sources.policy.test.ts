import { expect, it } from "vitest";
import { signedHost } from "./sign-sources.policy.ts";

it.each([
  ["https://cdn.example.com/a.m3u8", "cdn.example.com"],
  ["https://cdn.example.com./a.m3u8", "cdn.example.com"],
  ["https://CDN.example.com.:443/a.m3u8", "cdn.example.com"],
  ["/clips/a.mp4", null],
])("signs %s with the key of %s", (url, host) => {
  expect(signedHost({ kind: "hls", url })).toBe(host);
});
