import { isIPv6 } from "node:net";

/**
 * The network by which an IP address is counted: for IPv6 its first 64 bits, since one household has all of the rest.
 */
export function networkOf(ipAddress: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ipAddress)?.[1];
  if (mapped !== undefined || !isIPv6(ipAddress)) return mapped ?? ipAddress;
  const [head = "", tail = ""] = (ipAddress.split("%")[0] ?? "").toLowerCase().split("::");
  const [first, last] = [head, tail].map((part) => part.split(":").filter((group) => group !== ""));
  const missing = 8 - (first?.length ?? 0) - (last?.length ?? 0);
  const groups = [...(first ?? []), ...Array.from({ length: Math.max(0, missing) }, () => "0"), ...(last ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
