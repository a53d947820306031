import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { hostnameOf } from "#domain/names/host.ts";

/**
 * Addresses of this machine, of private networks, of no network and of relays: IANA's registry of special-purpose
 * addresses (RFC 6890, https://www.iana.org/assignments/iana-ipv4-special-registry), and multicast.
 */
const nonPublic = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  // AS112, AMT and 6to4: what is sent there ends at whoever runs the nearest server or relay.
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.175.48.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const) {
  nonPublic.addSubnet(net, bits, "ipv4");
}

/**
 * The global unicast range of IPv6, minus what is in IANA's registry
 * (https://www.iana.org/assignments/iana-ipv6-special-registry): protocols, documentation, 6to4 and AS112.
 */
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");
const reserved = new BlockList();
reserved.addSubnet("2001::", 23, "ipv6");
reserved.addSubnet("2001:db8::", 32, "ipv6");
reserved.addSubnet("2002::", 16, "ipv6");
reserved.addSubnet("2620:4f:8000::", 48, "ipv6");
reserved.addSubnet("3fff::", 20, "ipv6");

/** A host is on a private network, to which the server does not connect by default. */
export class PrivateAddress extends Error {}

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !nonPublic.check(address, "ipv4");
  return family === 6 && globalUnicast.check(address, "ipv6") && !reserved.check(address, "ipv6");
}

const ownNames = /^localhost$|\.(localhost|local|internal|test)$/;

/** Whether a site's URL is meant for people outside this machine and its network. */
export function isPublicSite(url: string): boolean {
  const host = hostnameOf(new URL(url)).replaceAll(/[[\]]/g, "");
  return isIP(host) === 0 ? !ownNames.test(host) : isPublicAddress(host);
}

/**
 * Resolves a host name for `net.connect`, to public addresses only. The checked addresses are the ones connected to, so
 * a name that resolves differently the next time (DNS rebinding) gains nothing.
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
