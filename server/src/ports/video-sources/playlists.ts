/** The length in seconds of a DASH presentation, which its manifest gives as `PT1H2M3.5S`. */
export function dashSeconds(manifest: string): number | null {
  const [, hours, minutes, seconds] =
    /mediaPresentationDuration="PT(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?"/.exec(manifest) ?? [];
  const total = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return total > 0 ? Math.round(total) : null;
}

/** The length in seconds of an HLS playlist that lists all of its segments. */
export function hlsSeconds(playlist: string): number | null {
  if (!playlist.includes("#EXT-X-ENDLIST")) return null;
  const total = [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].reduce((sum, [, each]) => sum + Number(each), 0);
  return total > 0 ? Math.round(total) : null;
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

/** The addresses in a DASH manifest: base URLs, and the attributes that name segments. Namespaces are none. */
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
