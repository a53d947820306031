/** How the landing page plays its owner's film. No schemas here: the browser loads this module. */
export type FilmPlace =
  | { readonly kind: "file" | "hls"; readonly src: string }
  /** A provider's player, loaded on the press. */
  | { readonly kind: "frame"; readonly src: string };

const youtube = /^(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/;
const youtubeId = /^\/(?:(?:embed|shorts|live)\/)?([\w-]{11})\/?$/;
const vimeo = /^(?:www\.|player\.)?vimeo\.com$/;
const vimeoId = /^\/(?:video\/)?(\d+)(?:\/([\da-f]+))?\/?$/;
const fileName = /\.(?:mp4|m4v|mov|webm|ogv)$/i;

/** @returns null for an address that only a tab of its own can open */
export function filmPlace(film: string): FilmPlace | null {
  const here = "https://this.site";
  if (!URL.canParse(film, here)) return null;
  const { hostname, pathname, searchParams } = new URL(film, here);
  if (fileName.test(pathname)) return { kind: "file", src: film };
  if (pathname.toLowerCase().endsWith(".m3u8")) return { kind: "hls", src: film };
  if (youtube.test(hostname)) {
    const [, id] = youtubeId.exec(pathname === "/watch" ? `/${searchParams.get("v") ?? ""}` : pathname) ?? [];
    if (id !== undefined)
      return { kind: "frame", src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0` };
  }
  if (vimeo.test(hostname)) {
    const [, id, hash] = vimeoId.exec(pathname) ?? [];
    const key = hash ?? searchParams.get("h");
    if (id !== undefined) {
      const unlisted = key !== null && /^[\da-f]+$/.test(key) ? `&h=${key}` : "";
      return { kind: "frame", src: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${unlisted}` };
    }
  }
  return null;
}
