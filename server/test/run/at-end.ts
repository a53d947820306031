import { afterAll, onTestFinished, TestRunner } from "vitest";

/** Cleans up after the current test, or else after all tests of the file: within a test `afterAll` is ignored. */
export function atEnd(work: () => unknown): void {
  if (TestRunner.getCurrentTest() === undefined) afterAll(async () => void (await work()));
  else onTestFinished(async () => void (await work()));
}
