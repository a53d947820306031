import { useEffect, useState } from "react";

const reloadedFor = "reloaded-for-host";

export interface BlockedHost {
  readonly host: string | null;
  /** Whether the page has already been reloaded, without success. */
  readonly reloaded: boolean;
  readonly reload: () => void;
}

/**
 * The host of a video that the page's content security policy blocks. The policy dates from when the page was loaded,
 * so a host that was added to the library since is allowed after a reload.
 */
export function useBlockedHost(): BlockedHost {
  const [host, setHost] = useState<string | null>(null);
  useEffect(() => {
    const listen = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === "connect-src" || effectiveDirective === "media-src") {
        setHost(URL.parse(blockedURI)?.host ?? null);
      }
    };
    document.addEventListener("securitypolicyviolation", listen);
    return () => document.removeEventListener("securitypolicyviolation", listen);
  }, []);
  return {
    host,
    reloaded: host !== null && sessionStorage.getItem(reloadedFor) === host,
    reload: () => {
      if (host !== null) sessionStorage.setItem(reloadedFor, host);
      location.reload();
    },
  };
}
