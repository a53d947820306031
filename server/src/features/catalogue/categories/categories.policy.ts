/** The catalogue page calls the choice of no category "All". */
const reserved = "all";

export const isReserved = (name: string): boolean => name.trim().toLowerCase() === reserved;
