import type { UseFormReturnType } from "@mantine/form";
import { limits } from "@mindreel/contract/wire/limits";
import { PasswordField } from "./PasswordField.tsx";

interface Props<Values> {
  readonly form: UseFormReturnType<Values>;
  readonly first: { readonly name: keyof Values & string; readonly label: string };
  /** The same password again. */
  readonly second: { readonly name: keyof Values & string; readonly label: string };
}

/** A password to be chosen, typed twice. */
export function NewPasswordFields<Values extends Record<string, string>>({ form, first, second }: Props<Values>) {
  const field = (name: keyof Values & string) => ({ ...form.getInputProps(name), name });
  const rules = { autoComplete: "new-password", maxLength: limits.passwordMax, required: true };
  return (
    <>
      <PasswordField
        {...field(first.name)}
        {...rules}
        key={form.key(first.name)}
        label={first.label}
        description={`At least ${limits.passwordMin} characters; a few unrelated words are best.`}
      />
      <PasswordField {...field(second.name)} {...rules} key={form.key(second.name)} label={second.label} />
    </>
  );
}
