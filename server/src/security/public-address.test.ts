import { expect, it } from "vitest";
import { isPublicAddress, isPublicSite } from "./public-address.ts";

it.each([
  ...["127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "100.64.0.1"],
  ...["169.254.169.254", "198.18.0.1", "203.0.113.5", "224.0.0.1", "255.255.255.255"],
  ...["::", "::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:7f00:1", "64:ff9b::7f00:1", "fe80::1", "fd00::1"],
  ...["ff02::1", "2001:db8::1", "2002:7f00:1::", "2001::1", "100::1"],
  ...["192.0.0.9", "192.31.196.1", "192.52.193.1", "192.88.99.1", "192.175.48.6", "192.0.2.1", "240.0.0.1"],
  ...["2001:1::1", "2001:3::1", "2001:4:112::1", "2001:20::1", "2620:4f:8000::1", "3fff::1", "5f00::1", "100:0:0:1::1"],
  ...["", "localhost", "1.2.3", "0x7f000001"],
])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(["1.1.1.1", "8.8.8.8", "172.32.0.1", "100.128.0.1", "192.167.1.1", "2606:4700::1111", "2a00:1450:4001::1"])(
  "%s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it("recognises sites that only this machine or network can reach", () => {
  const own = [
    "http://localhost:3000",
    "http://127.0.0.1",
    "http://192.168.1.7:3000",
    "http://[::1]",
    "http://a.test",
    "http://localhost.:3000",
  ];
  expect(own.filter(isPublicSite)).toEqual([]);
  const others = ["https://videos.example.com", "http://8.8.8.8", "https://10.example.com"];
  expect(others.filter(isPublicSite)).toEqual(others);
});
