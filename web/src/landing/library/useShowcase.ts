import type { Showcase } from "@mindreel/contract/catalogue/showcase";
import { useEffect, useState } from "react";
import { call } from "#shared/api/api.ts";

const nothing: Showcase = { categories: [], stills: [], video_count: 0, category_count: 0 };

/** A few categories and stills, fetched after the page has loaded; the page is complete without them. */
export function useShowcase(): Showcase {
  const [showcase, setShowcase] = useState(nothing);
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
