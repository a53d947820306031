import { type Language, localeOf, sourceLanguage } from "./languages.ts";

/** The ranges of video length, in seconds, that the catalogue offers as a filter. */
export const lengths = {
  short: { min: 1, max: 599 },
  medium: { min: 600, max: 1800 },
  long: { min: 1801, max: 999_999_999 },
} as const;

const units = (seconds: number) =>
  [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60] as const;

/** `1:02:03` or `4:05`, of whole seconds. */
export function durationOf(seconds: number): string {
  const [hours, ...rest] = units(seconds);
  const [first, ...others] = hours === 0 ? rest : [hours, ...rest];
  return [first, ...others.map((part) => String(part).padStart(2, "0"))].join(":");
}

const formats = new Map<string, Intl.NumberFormat>();

function spoken(count: number, unit: "hour" | "minute" | "second", language: Language): string {
  const format =
    formats.get(`${language} ${unit}`) ??
    new Intl.NumberFormat(localeOf(language), { style: "unit", unit, unitDisplay: "long", useGrouping: false });
  formats.set(`${language} ${unit}`, format);
  return format.format(count);
}

/** `1 hour 2 minutes 3 seconds`, for screen readers. */
export function spokenDurationOf(seconds: number, language: Language = sourceLanguage): string {
  const [hours, minutes, rest] = units(seconds);
  const counts = [
    [hours, "hour"],
    [minutes, "minute"],
    [rest, "second"],
  ] as const;
  const parts = counts.filter(([count]) => count > 0).map(([count, unit]) => spoken(count, unit, language));
  return parts.join(" ") || spoken(0, "second", language);
}

/** `PT1H2M3S`: ISO 8601, as used in structured data. */
export function isoDurationOf(seconds: number): string {
  const [h, m, s] = units(seconds);
  return `PT${h === 0 ? "" : `${h}H`}${m === 0 ? "" : `${m}M`}${s === 0 && seconds > 0 ? "" : `${s}S`}`;
}
