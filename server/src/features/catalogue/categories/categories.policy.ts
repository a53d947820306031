/** The catalogue page uses "All" for no category. */
const reserved = "all";

export const isReserved = (name: string): boolean => name.trim().toLowerCase() === reserved;
