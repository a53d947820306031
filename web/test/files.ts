import type { UserEvent } from "@testing-library/user-event";
import { onTestFinished, vi } from "vitest";

/** Chooses a file. jsdom does not count it as the input's value, so the browser's `required` check is switched off. */
export async function chooseFile(user: UserEvent, input: HTMLElement, file: File): Promise<void> {
  await user.upload(input, file);
  if (input instanceof HTMLInputElement) input.required = false;
}

/**
 * Records the forms that are sent from now on, each with its text fields. The mock server cannot read them: fetch does
 * not recognise jsdom's files.
 */
export function sentForms(): readonly Record<string, string>[] {
  const forms: Record<string, string>[] = [];
  const send = globalThis.fetch;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const { body } = init ?? {};
    if (body instanceof FormData) {
      forms.push(
        Object.fromEntries([...body].filter((field): field is [string, string] => typeof field[1] === "string")),
      );
    }
    return send(input, init);
  });
  // The next test may record its own.
  onTestFinished(() => spy.mockRestore());
  return forms;
}
