import type { CurrentUser } from "@mindreel/contract/accounts/sessions";
import { languageNames } from "@mindreel/contract/plain/languages";
import { language as messages } from "@mindreel/messages/accounts/profile";
import { useMutation } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { boot } from "#shared/boot.ts";
import { language } from "#shared/language/language.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { Field } from "#shared/ui/plain/fields/Field.tsx";
import classes from "./ProfileView.module.css";

/** The language of a member's pages and mails, on every device. */
export function LanguageChoice({ user: { id } }: { readonly user: Pick<CurrentUser, "id"> }) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (chosen: string) =>
      call("PATCH /api/accounts/v1/userlist/{id}/", { params: { id: String(id) }, body: { language: chosen } }),
    // A full page load: this document has the messages of one language only.
    onSuccess: () => location.assign(location.pathname),
    onError: (error) => toastError(error.message),
  });
  if (boot.languages.length < 2) return null;
  return (
    <Field label={messages.label} description={messages.description} required={false}>
      {(control) => (
        <select
          {...control}
          className={classes.select}
          // Not disabled while it is saved: that would drop the focus.
          aria-disabled={isPending || undefined}
          value={isPending ? variables : language()}
          onChange={({ currentTarget: { value } }) => {
            if (!isPending) mutate(value);
          }}
        >
          {boot.languages.map((each) => (
            <option key={each} value={each} lang={each}>
              {languageNames[each]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
