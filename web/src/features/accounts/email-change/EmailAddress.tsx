import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import type { AddressChange } from "@mindreel/contract/accounts/email-change";
import type { Security } from "@mindreel/contract/accounts/security";
import { limits } from "@mindreel/contract/wire/limits";
import { IconCircleCheck, IconClock } from "@tabler/icons-react";
import { useState } from "react";
import { ProofForm } from "#features/accounts/reauthentication/ProofForm.tsx";
import { SecurityDialog, StepTitle } from "#features/accounts/reauthentication/SecurityDialog.tsx";
import { ApiError } from "#shared/api/api.ts";
import { momentOf } from "#shared/dates.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { askForAddress, useAddresses, useTakeBack } from "./addresses.ts";
import classes from "./EmailAddress.module.css";

/** The address of the account, and the way to another one. */
export function EmailAddress({ security }: { readonly security: Security }) {
  const { data: addresses } = useAddresses();
  const [asking, setAsking] = useState(false);
  const waiting = addresses?.change ?? null;
  return (
    <>
      <Stack gap="md">
        <Text className={classes.address ?? ""}>
          You sign in as <strong>{security.email}</strong>, and our mails go there.
        </Text>
        {waiting !== null && <Waiting change={waiting} />}
        <Group>
          <Button variant="default" onClick={() => setAsking(true)}>
            {waiting === null ? "Change address" : "Choose another address"}
          </Button>
        </Group>
      </Stack>
      <SecurityDialog label="Change address" opened={asking} onClose={() => setAsking(false)}>
        <AskForm security={security} onClose={() => setAsking(false)} />
      </SecurityDialog>
    </>
  );
}

/** Who has agreed to a change, and who is still to. */
function Waiting({ change }: { readonly change: AddressChange }) {
  const takeBack = useTakeBack();
  return (
    <section className={classes.waiting} aria-label="Change of address">
      <Text fw={600}>To be changed to {change.email}</Text>
      <ul className={classes.ends}>
        <End done={change.new_confirmed}>
          {change.new_confirmed ? "Confirmed at the new address" : "Waits for the link in our mail to the new address"}
        </End>
        <End done={change.current_confirmed}>
          {change.current_confirmed
            ? "Nothing more is asked at the current address"
            : "Waits for the link in our mail to the current address"}
        </End>
      </ul>
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed">
          Until {momentOf(change.expires_at)} (UTC)
        </Text>
        <Button variant="default" size="xs" loading={takeBack.isPending} onClick={() => takeBack.mutate()}>
          Keep the current address
        </Button>
      </Group>
    </section>
  );
}

function End({ done, children }: { readonly done: boolean; readonly children: string }) {
  const Icon = done ? IconCircleCheck : IconClock;
  return (
    <li data-done={done || undefined}>
      <Icon size={18} aria-hidden="true" />
      {children}
    </li>
  );
}

function AskForm({ security, onClose }: { readonly security: Security; readonly onClose: () => void }) {
  const [email, setEmail] = useState("");
  const [fault, setFault] = useState<string>();
  return (
    <>
      <StepTitle>Change address</StepTitle>
      <ProofForm
        security={security}
        label="Change address"
        submit="Mail the links"
        act={async (proof) => {
          setFault(undefined);
          await askForAddress({ ...proof, email }).catch((error: unknown) => {
            const { email: faults } = (error instanceof ApiError ? error.errors : null) ?? {};
            setFault(faults?.join(" "));
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
          We mail a link to the new address and one to {security.email}. Once both are pressed, the address changes.
        </Text>
        <TextInput
          label="New e-mail address"
          name="new_email"
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={fault}
          required
          data-autofocus
        />
      </ProofForm>
    </>
  );
}
