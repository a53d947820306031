/** The dot that ends a fully qualified name: with or without it, a name is the same host. */
const rootDot = /\.(?=:\d+$|$)/;

/** A URL's host with its port, in one spelling: for comparing. */
export const hostOf = ({ host }: Pick<URL, "host">): string => host.replace(rootDot, "");

/** The same without the port. */
export const hostnameOf = ({ hostname }: Pick<URL, "hostname">): string => hostname.replace(rootDot, "");
