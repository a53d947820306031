/** The seconds of an ISO 8601 duration without months or years, such as `P1DT2H3M4.5S`; null if there are none. */
export function isoSeconds(text: string): number | null {
  const match = /^P(?:0+Y)?(?:0+M)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?)?$/.exec(text);
  const [days, hours, minutes, seconds] = (match ?? []).slice(1).map((part) => Number(part ?? 0));
  const total = (days ?? 0) * 86_400 + (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
  return wholeSeconds(total);
}

/** Whole seconds, at least one; null if it is not a valid length. */
export const wholeSeconds = (seconds: number): number | null =>
  seconds > 0 && seconds < longest ? Math.max(1, Math.round(seconds)) : null;

/** Seconds beyond any video's length: a year. */
const longest = 366 * 86_400;

/** The length in seconds of a DASH presentation. */
export const dashSeconds = (manifest: string): number | null =>
  isoSeconds(/\smediaPresentationDuration\s*=\s*["']([^"']+)["']/.exec(manifest)?.[1] ?? "");

/** The length in seconds of an HLS playlist that lists all of its segments. */
export function hlsSeconds(playlist: string): number | null {
  if (!playlist.includes("#EXT-X-ENDLIST")) return null;
  const total = [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].reduce((sum, [, each]) => sum + Number(each), 0);
  return wholeSeconds(total);
}

const resolved = (texts: readonly (string | undefined)[], base: URL): URL[] =>
  texts.flatMap((text) => (text === undefined ? [] : (URL.parse(text.trim(), base.href) ?? [])));

/** The addresses in an HLS playlist: lines without `#`, and `URI` attributes of keys, renditions and parts. */
export function hlsAddresses(playlist: string, base: URL): URL[] {
  const lines = playlist.split(/\r?\n/).filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const attributes = [...playlist.matchAll(/^#.*?\bURI="([^"\n]+)"/gm)].map(([, uri]) => uri);
  return resolved([...lines, ...attributes], base);
}

const entities: Record<string, string> = { "&amp;": "&", "&quot;": '"', "&apos;": "'", "&lt;": "<", "&gt;": ">" };
const unescaped = (text: string) =>
  text.replaceAll(/&(?:amp|quot|apos|lt|gt);/g, (entity) => entities[entity] ?? entity);

/** The addresses in a DASH manifest: base URLs, and the attributes that name segments, but no namespaces. */
export function dashAddresses(manifest: string, base: URL): URL[] {
  const bases = [...manifest.matchAll(/<(?:\w+:)?(?:BaseURL|Location)\b[^>]*>\s*([^<]+?)\s*</g)];
  const attributes = [
    ...manifest.matchAll(/\s(?:media|initialization|sourceURL|index|xlink:href)\s*=\s*["']([^"']+)["']/g),
  ];
  return resolved(
    [...bases, ...attributes].map(([, address]) => address && unescaped(address)),
    base,
  );
}
