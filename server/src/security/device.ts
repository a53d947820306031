/** In order of precedence, since most browsers also name the ones they are compatible with. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\b(OPR|OPiOS|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/[^V]*Safari\//, "Safari"],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux|X11/, "Linux"],
];

const find = (table: typeof browsers, text: string) => table.find(([pattern]) => pattern.test(text))?.[1];

/** A name by which people recognise their device, such as `Firefox on Windows`; empty if unknown. */
export function deviceName(userAgent: string | undefined): string {
  const text = (userAgent ?? "").slice(0, 500);
  const browser = find(browsers, text);
  const system = find(systems, text);
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? "");
}
