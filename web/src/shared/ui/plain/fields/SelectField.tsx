import { Select, type SelectProps } from "#shared/ui/plain/Select.tsx";
import { Field, type FieldLook } from "./Field.tsx";

/** A choice from a list, with its label. */
export function SelectField({ label, description, hint, error, className, ...select }: SelectProps & FieldLook) {
  return (
    <Field
      label={label}
      description={description}
      hint={hint}
      error={error}
      required={select.required}
      className={className}
    >
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}
