import type { AddressChange } from "@mindreel/contract/accounts/email-change";
import type { Security } from "@mindreel/contract/accounts/security";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/accounts/security";
import { useState } from "react";
import { ReauthenticationDialog, StepTitle } from "#features/accounts/reauthentication/ReauthenticationDialog.tsx";
import { ReauthenticationForm } from "#features/accounts/reauthentication/ReauthenticationForm.tsx";
import { ApiError } from "#shared/api/api.ts";
import { outline } from "#shared/icons/icon.tsx";
import { IconCircleCheck } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { momentOf } from "#shared/time/dates.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Column } from "#shared/ui/plain/Column.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import classes from "./EmailChange.module.css";
import { requestEmailChange, useCancelEmailChange } from "./emailChange.ts";
import { useEmails } from "./emails.ts";

const IconClock = outline("M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M12 7v5l3 3");

/** The account's email address, with a way to change it. */
export function EmailChange({ security }: { readonly security: Security }) {
  const { data: emails } = useEmails();
  const [asking, setAsking] = useState(false);
  const change = emails?.change ?? null;
  return (
    <>
      <Column>
        <Text className={classes.address}>
          <Rich
            text={messages.email.current}
            values={{ email: security.email }}
            tags={{ strong: (text) => <strong>{text}</strong> }}
          />
        </Text>
        {change !== null && <PendingChange change={change} />}
        <Row>
          <Button variant="default" onClick={() => setAsking(true)}>
            {change === null ? messages.email.change : messages.email.chooseAnother}
          </Button>
        </Row>
      </Column>
      <ReauthenticationDialog label={messages.email.change} opened={asking} onClose={() => setAsking(false)}>
        <RequestForm security={security} onClose={() => setAsking(false)} />
      </ReauthenticationDialog>
    </>
  );
}

/** Which of the two addresses has confirmed the change, and which is still to confirm it. */
function PendingChange({ change }: { readonly change: AddressChange }) {
  const cancel = useCancelEmailChange();
  return (
    <section className={classes.waiting} aria-label={messages.email.pending}>
      <Text strong>{format(messages.email.changingTo, { email: change.email })}</Text>
      <ul className={classes.ends}>
        <Side done={change.new_confirmed}>
          {change.new_confirmed ? messages.email.newConfirmed : messages.email.newWaits}
        </Side>
        <Side done={change.current_confirmed}>
          {change.current_confirmed ? messages.email.currentConfirmed : messages.email.currentWaits}
        </Side>
      </ul>
      <Row spread>
        <Text small dim>
          {format(messages.email.until, { when: momentOf(change.expires_at) })}
        </Text>
        <Button variant="default" size="xs" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {messages.email.keep}
        </Button>
      </Row>
    </section>
  );
}

function Side({ done, children }: { readonly done: boolean; readonly children: string }) {
  const Icon = done ? IconCircleCheck : IconClock;
  return (
    <li data-done={done || undefined}>
      <Icon size={18} aria-hidden="true" />
      {children}
    </li>
  );
}

function RequestForm({ security, onClose }: { readonly security: Security; readonly onClose: () => void }) {
  const [email, setEmail] = useState("");
  const [refusal, setRefusal] = useState<string>();
  return (
    <>
      <StepTitle>{messages.email.change}</StepTitle>
      <ReauthenticationForm
        security={security}
        label={messages.email.change}
        submit={messages.email.mailLinks}
        act={async (proof) => {
          setRefusal(undefined);
          await requestEmailChange({ ...proof, email }).catch((error: unknown) => {
            const { email: refused } = (error instanceof ApiError ? error.errors : null) ?? {};
            setRefusal(refused?.join(" "));
            throw error;
          });
        }}
        onDone={() => {
          onClose();
          toastSuccess(messages.email.look);
        }}
        onCancel={onClose}
      >
        <Text>{format(messages.email.how, { email: security.email })}</Text>
        <TextField
          label={messages.email.new}
          name="new_email"
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={refusal}
          required
          data-autofocus
        />
      </ReauthenticationForm>
    </>
  );
}
