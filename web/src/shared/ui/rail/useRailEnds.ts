import { type RefObject, useEffect, useState } from "react";

/** Which ends of the row are in view. */
type Ends = "start" | "end" | "both" | "none";

/** In pixels: scroll positions are fractions. */
const near = 2;

function endsOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Ends {
  // Negative if the row is written from right to left.
  const before = Math.abs(scrollLeft);
  const atStart = before <= near;
  const atEnd = before + clientWidth >= scrollWidth - near;
  if (atStart && atEnd) return "both";
  return atStart ? "start" : atEnd ? "end" : "none";
}

/** Which ends of a row are in view, and a function that scrolls it by most of its width. */
export function useRailEnds(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState<Ends>("both");
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const look = () => setEnds(endsOf(element));
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    const items = new MutationObserver(look);
    items.observe(element, { childList: true });
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      items.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [row]);

  const scroll = (by: 1 | -1) => {
    const element = row.current;
    if (element === null) return;
    const direction = getComputedStyle(element).direction === "rtl" ? -by : by;
    element.scrollBy({
      left: direction * element.clientWidth * 0.9,
      behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth",
    });
  };
  return { ends, scroll };
}
