import { useEffect, useState } from "react";

const reloadedFor = "reloaded-for-host";

export interface BlockedHost {
  readonly host: string | null;
  /** Whether a reload has not helped. */
  readonly reloaded: boolean;
  readonly reload: () => void;
}

/**
 * The host that the page's content security policy kept a video from. The policy is that of the moment at which the page
 * was opened, so a host that the library has got since is allowed after a reload.
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
