const two = (n: number) => String(n).padStart(2, "0");

/** An ISO time as the value of a `datetime-local` input. */
export function toInput(iso: string): string {
  if (iso === "") return "";
  const date = new Date(iso);
  const year = String(date.getFullYear()).padStart(4, "0");
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
