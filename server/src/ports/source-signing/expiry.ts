/** When an address expires, in whole seconds since 1970 as every provider counts. */
export const expiryOf = (now: Date, lifetime: number): number => Math.floor(now.getTime() / 1000) + lifetime;

export const asDate = (seconds: number): Date => new Date(seconds * 1000);
