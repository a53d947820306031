import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import type { AddressChange } from "@mindreel/contract/accounts/email-change";
import type { Security } from "@mindreel/contract/accounts/security";
import { limits } from "@mindreel/contract/wire/limits";
import { IconCircleCheck, IconClock } from "@tabler/icons-react";
import { useState } from "react";
import { ReauthenticationDialog, StepTitle } from "#features/accounts/reauthentication/ReauthenticationDialog.tsx";
import { ReauthenticationForm } from "#features/accounts/reauthentication/ReauthenticationForm.tsx";
import { ApiError } from "#shared/api/api.ts";
import { momentOf } from "#shared/dates.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import classes from "./EmailChange.module.css";
import { requestEmailChange, useCancelEmailChange } from "./emailChange.ts";
import { useEmails } from "./emails.ts";

/** The e-mail address of the account, and the way to change it. */
export function EmailChange({ security }: { readonly security: Security }) {
  const { data: emails } = useEmails();
  const [asking, setAsking] = useState(false);
  const change = emails?.change ?? null;
  return (
    <>
      <Stack gap="md">
        <Text className={classes.address ?? ""}>
          You sign in as <strong>{security.email}</strong>, and our mails go there.
        </Text>
        {change !== null && <PendingChange change={change} />}
        <Group>
          <Button variant="default" onClick={() => setAsking(true)}>
            {change === null ? "Change address" : "Choose another address"}
          </Button>
        </Group>
      </Stack>
      <ReauthenticationDialog label="Change address" opened={asking} onClose={() => setAsking(false)}>
        <RequestForm security={security} onClose={() => setAsking(false)} />
      </ReauthenticationDialog>
    </>
  );
}

/** Which of the two addresses has confirmed the change, and which is still to. */
function PendingChange({ change }: { readonly change: AddressChange }) {
  const cancel = useCancelEmailChange();
  return (
    <section className={classes.waiting} aria-label="Change of address">
      <Text fw={600}>Changing to {change.email}</Text>
      <ul className={classes.ends}>
        <Side done={change.new_confirmed}>
          {change.new_confirmed
            ? "Confirmed at the new address"
            : "Waiting for the link in our mail to the new address"}
        </Side>
        <Side done={change.current_confirmed}>
          {change.current_confirmed
            ? "Nothing more is needed at the current address"
            : "Waiting for the link in our mail to the current address"}
        </Side>
      </ul>
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed">
          Until {momentOf(change.expires_at)} (UTC)
        </Text>
        <Button variant="default" size="xs" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          Keep the current address
        </Button>
      </Group>
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
      <StepTitle>Change address</StepTitle>
      <ReauthenticationForm
        security={security}
        label="Change address"
        submit="Mail the links"
        act={async (proof) => {
          setRefusal(undefined);
          await requestEmailChange({ ...proof, email }).catch((error: unknown) => {
            const { email: messages } = (error instanceof ApiError ? error.errors : null) ?? {};
            setRefusal(messages?.join(" "));
            throw error;
          });
        }}
        onDone={() => {
          onClose();
          toastSuccess("Look for our mails at both addresses");
        }}
        onCancel={onClose}
      >
        <Text>
          We mail a link to the new address and one to {security.email}. Once you have opened both, the address changes.
        </Text>
        <TextInput
          label="New e-mail address"
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
