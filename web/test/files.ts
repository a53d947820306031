import type { UserEvent } from "@testing-library/user-event";

/** Chooses a file. jsdom does not count it as the input's value, so the browser's `required` check is switched off. */
export async function chooseFile(user: UserEvent, input: HTMLElement, file: File): Promise<void> {
  await user.upload(input, file);
  if (input instanceof HTMLInputElement) input.required = false;
}
