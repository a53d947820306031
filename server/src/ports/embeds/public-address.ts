import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** What belongs to this machine, to its network, or to nobody: no place that the public hosts videos at. */
const inward = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const) {
  inward.addSubnet(net, bits, "ipv4");
}

/** The public part of IPv6 (2000::/3), without what carries an IPv4 address along or stands in documents. */
const outward = new BlockList();
outward.addSubnet("2000::", 3, "ipv6");
const except = new BlockList();
except.addSubnet("2001::", 23, "ipv6");
except.addSubnet("2001:db8::", 32, "ipv6");
except.addSubnet("2002::", 16, "ipv6");
except.addSubnet("3fff::", 20, "ipv6");

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inward.check(address, "ipv4");
  return family === 6 && outward.check(address, "ipv6") && !except.check(address, "ipv6");
}

export class PrivateAddress extends Error {}

/**
 * Resolves a host name as `net.connect` wants it, to public addresses only: what is checked is what is connected to,
 * so a name that answers differently the next time gains nothing.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) return callback(error ?? new Error(`${hostname} has no address`), "");
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new PrivateAddress(`${hostname} is on a private network`), "");
    }
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
