import { type Dispatch, type ReactNode, type RefObject, type SetStateAction, useRef, useState } from "react";

type Errors = Record<string, ReactNode>;

/** The uncontrolled fields of a form. */
export interface Fields<Name extends string> {
  readonly names: readonly Name[];
  readonly form: RefObject<HTMLFormElement | null>;
  /** The props of a field. */
  readonly field: (name: Name) => { readonly name: Name; readonly error: ReactNode };
  readonly setErrors: Dispatch<SetStateAction<Errors>>;
  readonly getInputNode: (name: string) => HTMLElement | null;
}

export function useFields<const Name extends string>(...names: readonly Name[]): Fields<Name> {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  return {
    names,
    form,
    field: (name) => ({ name, error: errors[name] }),
    setErrors,
    getInputNode: (name) => {
      const input = form.current?.elements.namedItem(name);
      return input instanceof HTMLElement ? input : null;
    },
  };
}
