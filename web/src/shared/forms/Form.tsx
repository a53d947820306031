import { type ReactNode, type SubmitEvent, useEffect } from "react";
import classes from "./Form.module.css";
import type { Fields } from "./useFields.ts";

interface Props<Name extends string> {
  readonly label: string;
  readonly fields: Fields<Name>;
  readonly onSend: (values: Readonly<Record<Name, string>>, form: HTMLFormElement) => void;
  readonly autoComplete?: "off" | undefined;
  readonly children: ReactNode;
}

/**
 * A column of fields. Only script submits it: until it has loaded, the method "dialog" keeps the browser from
 * submitting, and passwords from ending up in a URL.
 */
export function Form<Name extends string>({ label, fields, onSend, autoComplete, children }: Props<Name>) {
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    fields.setErrors({});
    onSend(valuesOf(event.currentTarget, fields.names), event.currentTarget);
  };
  const forget = (name: string) =>
    fields.setErrors((errors) => (name in errors ? { ...errors, [name]: undefined } : errors));
  const { form } = fields;
  useEffect(() => {
    // The rendered form was submitted before hydration; `start.ts`, which runs first, recorded that.
    if (form.current !== null && Reflect.get(form.current, "sentEarly") === true) form.current.requestSubmit();
  }, [form]);
  return (
    <form
      ref={form}
      method="dialog"
      aria-label={label}
      autoComplete={autoComplete}
      className={classes.form}
      onSubmit={send}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) forget(target.name);
      }}
    >
      {children}
    </form>
  );
}

function valuesOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const data = new FormData(form);
  const text = (name: Name) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>;
}
