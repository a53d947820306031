/** The catalogue page calls the choice of no category "All". */
const reserved = "all";

export const reservedName = "A category cannot be called All.";

export const isReserved = (name: string): boolean => name.trim().toLowerCase() === reserved;
