const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** `21 Nov 2025`, in UTC, as every day is (`longDayOf` in the contract says why). */
export function dayOf(iso: string): string {
  const date = new Date(iso);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** `21 Nov 2025, 14:05`, in UTC. */
export function momentOf(iso: string): string {
  return `${dayOf(iso)}, ${new Date(iso).toISOString().slice(11, 16)}`;
}
