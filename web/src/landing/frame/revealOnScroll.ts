/**
 * Fades in elements with the class `reveal` when they are scrolled into view. Elements already in view, and all of them
 * without scripts or under reduced motion, are never hidden.
 */
export function revealOnScroll(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (isIntersecting) {
          target.classList.remove("reveal-waiting");
          observer.unobserve(target);
        } else if (boundingClientRect.top >= innerHeight) target.classList.add("reveal-waiting");
      }
    },
    { rootMargin: "0px 0px -10% 0px" },
  );
  for (const element of document.querySelectorAll(".reveal")) observer.observe(element);
}
