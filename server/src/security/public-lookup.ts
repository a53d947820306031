import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPublicAddress, PrivateAddress } from "./public-address.ts";

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
