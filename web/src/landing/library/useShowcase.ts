import type { Showcase } from "@mindreel/contract/catalogue/showcase";
import { useEffect, useState } from "react";
import { call } from "#shared/api/api.ts";

/** Of the library, fetched after the page has loaded; undefined until then, and the page is complete without it. */
export function useShowcase(): Showcase | undefined {
  const [showcase, setShowcase] = useState<Showcase>();
  useEffect(() => {
    const leaving = new AbortController();
    const load = () => {
      call("GET /api/public/v1/showcase/", { signal: leaving.signal }).then(setShowcase, () => undefined);
    };
    if (document.readyState === "complete") load();
    else addEventListener("load", load, { once: true, signal: leaving.signal });
    return () => leaving.abort();
  }, []);
  return showcase;
}
