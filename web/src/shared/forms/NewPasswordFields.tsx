import { limits } from "@mindreel/contract/plain/limits";
import { newPassword as messages } from "@mindreel/messages/shared/forms";
import { format } from "#shared/language/format.ts";
import { PasswordField } from "#shared/ui/plain/fields/PasswordField.tsx";
import type { Fields } from "./useFields.ts";

interface Props<Name extends string> {
  readonly fields: Fields<Name>;
  readonly first: { readonly name: NoInfer<Name>; readonly label: string };
  /** The same password again; undefined where the button that shows it is enough. */
  readonly second: { readonly name: NoInfer<Name>; readonly label: string } | undefined;
}

const rules = { autoComplete: "new-password", maxLength: limits.passwordMax, required: true };

/** A new password, usually typed twice. */
export function NewPasswordFields<Name extends string>({ fields, first, second }: Props<Name>) {
  return (
    <>
      <PasswordField
        {...fields.field(first.name)}
        {...rules}
        label={first.label}
        description={format(messages.description, { min: limits.passwordMin })}
      />
      {second !== undefined && <PasswordField {...fields.field(second.name)} {...rules} label={second.label} />}
    </>
  );
}
