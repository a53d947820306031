/** Milliseconds that a test waits for something to happen: far more than it takes, as the machine may be busy. */
export const patience = 30_000;
