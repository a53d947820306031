/** Milliseconds. */
const duration = 240;

/** Animates a card's picture to its place in the small player. It is an overlay, so nothing waits for it. */
export function fly(card: HTMLImageElement, place: HTMLElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || card.naturalWidth === 0) return;
  const from = card.getBoundingClientRect();
  const to = place.getBoundingClientRect();
  const picture = new Image();
  picture.src = card.currentSrc;
  picture.alt = "";
  Object.assign(picture.style, {
    position: "fixed",
    zIndex: "60",
    top: `${to.top}px`,
    left: `${to.left}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    borderRadius: "var(--radius)",
    objectFit: "cover",
    transformOrigin: "0 0",
    pointerEvents: "none",
  });
  document.body.append(picture);
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  const flight = picture.animate([{ transform: start }, { transform: "none" }], {
    duration,
    easing: "cubic-bezier(0.2, 0, 0, 1)",
  });
  flight.onfinish = () => picture.remove();
  flight.oncancel = () => picture.remove();
}
