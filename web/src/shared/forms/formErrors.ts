import type { ReactNode } from "react";
import { ApiError } from "#shared/api/api.ts";
import { toastError } from "#shared/toasts/toasts.ts";

/** Forms that can show errors: our own fields' and Mantine's. */
interface Form {
  readonly setErrors: (errors: Record<string, ReactNode>) => void;
  readonly getInputNode: (name: string) => HTMLElement | null;
}

const errorsOf = (error: Error) => Object.entries((error instanceof ApiError ? error.errors : null) ?? {});

/** A failed call's messages by field, for its form; the first is also shown as a toast. */
export function formErrors(error: Error): ReadonlyMap<string, string> {
  toastError(error.message);
  return new Map(errorsOf(error).map(([field, messages]) => [field, messages.join(" ")]));
}

function showAtFields(form: Form, messages: ReadonlyMap<string, string>): void {
  form.setErrors(Object.fromEntries(messages));
  const fields = [...messages.keys()].map(form.getInputNode).filter((field) => field !== null);
  const isAfter = (field: HTMLElement, other: HTMLElement) =>
    other.compareDocumentPosition(field) === Node.DOCUMENT_POSITION_FOLLOWING;
  fields.find((field) => !fields.some((other) => isAfter(field, other)))?.focus();
}

/**
 * Shows a failed call's messages at their fields and focuses the first of these on the page. What stands at no field is
 * shown as a toast, and everything if `inToast`.
 */
export function showFormErrors(form: Form, error: Error, inToast = false): void {
  const errors = errorsOf(error);
  const isAtFields = errors.length > 0 && errors.every(([field]) => form.getInputNode(field) !== null);
  if (inToast || !isAtFields) toastError(error.message);
  showAtFields(form, new Map(errors.map(([field, said]) => [field, said.join(" ")])));
}

/** The same, with a toast for each message all the same. */
export function showEveryFormError(form: Form, error: Error): void {
  const errors = errorsOf(error);
  const messages = errors.flatMap(([, said]) => said);
  for (const message of messages.length > 0 ? messages : [error.message]) toastError(message);
  showAtFields(form, new Map(errors.map(([field, said]) => [field, said.join(" ")])));
}
