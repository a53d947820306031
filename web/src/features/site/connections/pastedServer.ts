import type { Encryption } from "@mindreel/contract/site/connections";

interface PastedServer {
  readonly host: string;
  readonly port: string;
  readonly encryption: Encryption;
  readonly user: string;
  readonly password: string;
}

/** The parts of an address such as `smtps://user:password@mail.example.com:465`; undefined for anything else. */
export function pastedServer(text: string): PastedServer | undefined {
  const [, scheme] = /^\s*(smtps?):\/\//i.exec(text) ?? [];
  if (scheme === undefined) return undefined;
  // As `http:`, since browsers parse the host of no other unknown scheme.
  const address = text.trim().replace(/^smtps?/i, "http");
  if (!URL.canParse(address)) return undefined;
  const { hostname, username, password } = new URL(address);
  const port = /:(\d+)\/?(\?.*)?$/.exec(address)?.[1];
  const secure = scheme.toLowerCase() === "smtps";
  return {
    // URLs have brackets around an IPv6 address.
    host: hostname.replaceAll(/[[\]]/g, ""),
    port: port ?? (secure ? "465" : "587"),
    encryption: secure ? "tls" : "starttls",
    user: decoded(username),
    password: decoded(password),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
