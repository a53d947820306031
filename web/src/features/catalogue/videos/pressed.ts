/** A video may be on the page more than once: where it was pressed last. */
let last: { readonly button: WeakRef<HTMLElement>; readonly videoId: number } | undefined;

export function rememberPressed(button: HTMLElement, videoId: number): void {
  last = { button: new WeakRef(button), videoId };
}

export const playButtonId = (videoId: number) => `play-${videoId}`;

/** The button that a video was played with, or else the one of its card in the list, if that is there. */
export function pressedButton(videoId: number): HTMLElement | null {
  const button = last?.videoId === videoId ? last.button.deref() : undefined;
  return button?.isConnected ? button : document.getElementById(playButtonId(videoId));
}
