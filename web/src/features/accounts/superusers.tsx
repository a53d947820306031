import type { Security } from "@mindreel/contract/accounts/security";
import { messages } from "@mindreel/messages/accounts/superusers";
import { ReauthenticationDialog, StepTitle } from "#features/accounts/reauthentication/ReauthenticationDialog.tsx";
import { ReauthenticationForm } from "#features/accounts/reauthentication/ReauthenticationForm.tsx";
import { call } from "#shared/api/api.ts";
import { queryClient } from "#shared/api/query.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { format } from "#shared/language/format.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";

interface Props {
  readonly member: { readonly id: number; readonly username: string; readonly is_superuser: boolean };
  /** Of the superuser who is signed in. */
  readonly security: Security;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Makes a member a superuser, or a superuser a member, after a proof of who asks for it. */
export function SuperuserDialog({ member, security, opened, onClose }: Props) {
  const { id, username, is_superuser: isSuperuser } = member;
  const label = format(isSuperuser ? messages.unmakeLabel : messages.makeLabel, { username });
  return (
    <ReauthenticationDialog label={label} opened={opened} onClose={onClose}>
      <StepTitle>{format(isSuperuser ? messages.unmakeTitle : messages.makeTitle, { username })}</StepTitle>
      <ReauthenticationForm
        security={security}
        label={label}
        submit={isSuperuser ? messages.unmake : messages.make}
        danger
        act={(body) =>
          call(
            isSuperuser
              ? "DELETE /api/accounts/v1/userlist/{id}/superuser/"
              : "PUT /api/accounts/v1/userlist/{id}/superuser/",
            { params: { id: String(id) }, body },
          )
        }
        onDone={() => {
          onClose();
          toastSuccess(format(isSuperuser ? messages.unmade : messages.made, { username }));
          void queryClient.invalidateQueries({ queryKey: queryKeys.users });
        }}
        onCancel={onClose}
      >
        <p>{isSuperuser ? messages.unmakeText : messages.makeText}</p>
      </ReauthenticationForm>
    </ReauthenticationDialog>
  );
}
