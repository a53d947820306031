import type { AccountDeletionBody } from "@mindreel/contract/accounts/account-deletion";
import type { Security } from "@mindreel/contract/accounts/security";
import { messages } from "@mindreel/messages/accounts/security";
import { useState } from "react";
import { ReauthenticationDialog, StepTitle } from "#features/accounts/reauthentication/ReauthenticationDialog.tsx";
import { ReauthenticationForm } from "#features/accounts/reauthentication/ReauthenticationForm.tsx";
import { refreshSecurity } from "#features/accounts/security/security.ts";
import { call } from "#shared/api/api.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { dayOf } from "#shared/time/dates.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Column } from "#shared/ui/plain/Column.tsx";
import { Checkbox } from "#shared/ui/plain/fields/Checkbox.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import classes from "./AccountDeletion.module.css";
import { useCancelAccountDeletion } from "./cancelAccountDeletion.ts";

/** Requests the deletion of the account, or cancels it. */
export function AccountDeletion({ security }: { readonly security: Security }) {
  const [asking, setAsking] = useState(false);
  const cancel = useCancelAccountDeletion();
  const close = () => setAsking(false);
  return (
    <>
      {security.leaves_at === null ? (
        <Column>
          <Text>{messages.deletion.about}</Text>
          <Row>
            <Button variant="default" onClick={() => setAsking(true)}>
              {messages.deletion.delete}
            </Button>
          </Row>
        </Column>
      ) : (
        <Column>
          <Text>
            <Rich
              text={messages.deletion.scheduled}
              values={{ day: dayOf(security.leaves_at) }}
              tags={{ strong: (text) => <strong>{text}</strong> }}
            />
          </Text>
          <Row>
            <Button loading={cancel.isPending} onClick={() => cancel.mutate()}>
              {messages.deletion.keep}
            </Button>
          </Row>
        </Column>
      )}
      <ReauthenticationDialog label={messages.deletion.delete} opened={asking} onClose={close}>
        <DeletionForm security={security} onClose={close} />
      </ReauthenticationDialog>
    </>
  );
}

function DeletionForm({ security, onClose }: { readonly security: Security; readonly onClose: () => void }) {
  const [forgetNews, setForgetNews] = useState(false);
  return (
    <>
      <StepTitle>{messages.deletion.title}</StepTitle>
      <ReauthenticationForm
        security={security}
        label={messages.deletion.delete}
        submit={messages.deletion.submit}
        danger
        act={(proof) => requestAccountDeletion({ ...proof, forget_news: forgetNews })}
        onDone={() => {
          onClose();
          toastSuccess(messages.deletion.done);
        }}
        onCancel={onClose}
      >
        <ul className={classes.facts}>
          <li>{messages.deletion.grace}</li>
          <li>{messages.deletion.subscription}</li>
          <li>{messages.deletion.after}</li>
        </ul>
        <Checkbox
          label={messages.deletion.forgetNews}
          checked={forgetNews}
          onChange={(event) => setForgetNews(event.currentTarget.checked)}
        />
      </ReauthenticationForm>
    </>
  );
}

async function requestAccountDeletion(body: AccountDeletionBody): Promise<void> {
  await call("POST /api/accounts/v1/security/leave/", { body });
  await refreshSecurity();
}
