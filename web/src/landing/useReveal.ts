import { useEffect } from "react";

/**
 * Lets everything with the class `reveal` appear as it is scrolled to. What is on the screen already stays as it is,
 * and without script, or for those who prefer reduced motion, nothing is ever hidden.
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
