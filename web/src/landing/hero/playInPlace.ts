/** Plays the promo film in place of its still. Without scripts the still is a link to the film. */
export function playInPlace(): void {
  const still = document.querySelector<HTMLAnchorElement>("a.screen-still:not([target])");
  still?.addEventListener("click", (event) => {
    // The visitor wants a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    play(still);
  });
}

/** Still and video pass the focus to each other without scrolling: the visitor may have scrolled on by then. */
function play(still: HTMLAnchorElement): void {
  const video = document.createElement("video");
  const screen = document.createElement("div");
  screen.className = "screen";
  screen.append(video);
  video.poster = still.querySelector("img")?.currentSrc ?? "";
  video.controls = true;
  video.autoplay = true;
  video.playsInline = true;
  video.src = still.href;

  const listen = ({ key, target }: KeyboardEvent) => {
    if (key === "Escape" && (target === video || target === document.body)) stop();
  };
  const stop = () => {
    const hadFocus = document.activeElement === video || document.activeElement === document.body;
    removeEventListener("keydown", listen);
    screen.replaceWith(still);
    if (hadFocus) still.focus({ preventScroll: true });
  };
  video.addEventListener("ended", stop);
  addEventListener("keydown", listen);
  still.replaceWith(screen);
  video.focus({ preventScroll: true });
}
