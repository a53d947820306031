import { useEffect } from "react";

/**
 * Fades in elements with the class `reveal` when they are scrolled into view. Elements already in view, and all of them
 * without scripts or under reduced motion, are never hidden.
 */
export function useReveal(): void {
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          target.classList.remove("reveal-waiting");
          observer.unobserve(target);
        }
      },
      { rootMargin: "0px 0px -10% 0px" },
    );
    for (const element of document.querySelectorAll(".reveal")) {
      if (element.getBoundingClientRect().top < innerHeight) continue;
      element.classList.add("reveal-waiting");
      observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
}
