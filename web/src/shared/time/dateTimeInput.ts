const two = (n: number) => String(n).padStart(2, "0");

/** An ISO time as the value of a `datetime-local` input. */
export function toInput(iso: string): string {
  if (iso === "") return "";
  const date = new Date(iso);
  const year = String(date.getFullYear()).padStart(4, "0");
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/**
 * The ISO time of such a value; empty while it is not complete. A time that the clock skips becomes as much later, and
 * of a time that comes twice it is the first.
 */
export function fromInput(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? "" : date.toISOString();
}

const day = 86_400_000;

/** Whether the clock shows the time of a moment twice, before and after it is put back. */
export function comesTwice(iso: string): boolean {
  const moment = new Date(iso).getTime();
  const offsets = [moment - day, moment + day].map((each) => new Date(each).getTimezoneOffset());
  const shift = ((offsets[1] ?? 0) - (offsets[0] ?? 0)) * 60_000;
  if (!(shift > 0)) return false;
  return [moment - shift, moment + shift].some((each) => toInput(new Date(each).toISOString()) === toInput(iso));
}
