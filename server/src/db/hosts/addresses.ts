/** The scheme and the user; the hosts; the database and the settings. */
const parts = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s;

/**
 * Splits the address of a database with several hosts, in libpq's form, into an address for each host:
 * `postgres://user:password@one:5432,two:5432/mindreel`.
 */
export function addressesOf(url: string): readonly string[] {
  const [, before = "", hosts = "", after = ""] = parts.exec(url) ?? [];
  return hosts.includes(",") ? hosts.split(",").map((host) => before + host + after) : [url];
}

export interface HostAddress {
  readonly host: string;
  readonly port: number;
}

/** Where one of several hosts listens. */
export function placeOf(address: string): HostAddress {
  const { hostname, port } = new URL(address);
  return { host: decodeURIComponent(hostname).replace(/^\[(.+)\]$/, "$1"), port: Number(port || 5432) };
}

/** A host's name for people. */
export function nameOf(address: string): string {
  const { hostname, port } = new URL(address);
  return `${decodeURIComponent(hostname)}:${port || 5432}`;
}

/** Whether the address names each host, and asks for none but the one that accepts writes. */
export function isHostList(url: string): boolean {
  const addresses = addressesOf(url);
  if (addresses.length === 1) return true;
  return addresses.every((address) => {
    if (!URL.canParse(address)) return false;
    const { hostname, searchParams } = new URL(address);
    const wanted = searchParams.get("target_session_attrs") ?? "read-write";
    return hostname !== "" && !searchParams.has("host") && ["read-write", "primary"].includes(wanted);
  });
}
