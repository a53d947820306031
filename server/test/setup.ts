import { vi } from "vitest";

/** Milliseconds that a test waits for something to happen: far more than it takes, as the machine may be busy. */
const patience = 20_000;

const { waitFor } = vi;
vi.waitFor = (check, options) =>
  waitFor(check, typeof options === "number" ? options : { timeout: patience, ...options });
