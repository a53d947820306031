/** Milliseconds that a test waits for something to happen: far more than needed, since the machine may be busy. */
export const patience = 30_000;
