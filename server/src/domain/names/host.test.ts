import { expect, it } from "vitest";
import { hostnameOf, hostOf } from "./host.ts";

it.each([
  ["https://CDN.example.com./a.m3u8", "cdn.example.com"],
  ["https://cdn.example.com.:8443/a.m3u8", "cdn.example.com:8443"],
  ["https://cdn.example.com:443/a.m3u8", "cdn.example.com"],
  ["http://[::1]:3000/", "[::1]:3000"],
])("gives the host of %s one spelling", (url, host) => {
  expect(hostOf(new URL(url))).toBe(host);
  expect(hostnameOf(new URL(url))).toBe(host.replace(/:\d+$/, ""));
});
