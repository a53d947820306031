/**
 * Plays the film in place of its still; nothing of its host loads before. Without scripts the still is a link to the
 * film.
 */
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
  const { frame } = still.dataset;
  const player = frame === undefined ? videoOf(still) : frameOf(frame, still.textContent);
  const screen = document.createElement("div");
  screen.className = "screen";
  screen.append(player);

  const listen = ({ key, target }: KeyboardEvent) => {
    if (key === "Escape" && (target === player || target === document.body)) stop();
  };
  const stop = () => {
    const hadFocus = document.activeElement === player || document.activeElement === document.body;
    removeEventListener("keydown", listen);
    screen.replaceWith(still);
    if (hadFocus) still.focus({ preventScroll: true });
  };
  player.addEventListener("ended", stop);
  addEventListener("keydown", listen);
  still.replaceWith(screen);
  player.focus({ preventScroll: true });
}

function videoOf(still: HTMLAnchorElement): HTMLVideoElement {
  const video = document.createElement("video");
  video.poster = still.querySelector("img")?.currentSrc ?? "";
  video.controls = true;
  video.autoplay = true;
  video.playsInline = true;
  if (still.dataset["captions"] !== undefined) video.append(captionsIn(still.dataset["captions"]));
  if (still.dataset["hls"] === undefined || video.canPlayType("application/vnd.apple.mpegurl") !== "")
    video.src = still.href;
  else void playStream(video, still.href);
  return video;
}

function captionsIn(language: string): HTMLTrackElement {
  const track = document.createElement("track");
  track.kind = "captions";
  track.srclang = language;
  track.label = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  track.src = "/api/public/v1/film-captions/";
  return track;
}

/** For browsers that play no HLS by themselves. */
async function playStream(video: HTMLVideoElement, src: string): Promise<void> {
  const { default: Hls } = await import("hls.js");
  const stream = new Hls({ enableWorker: false });
  stream.loadSource(src);
  stream.attachMedia(video);
}

function frameOf(src: string, title: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.src = src;
  frame.title = title;
  frame.allow = "autoplay; fullscreen; encrypted-media; picture-in-picture";
  frame.allowFullscreen = true;
  return frame;
}
