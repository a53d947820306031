import { Button, Checkbox, Group, List, Stack, Text } from "@mantine/core";
import type { Security } from "@mindreel/contract/accounts/security";
import { useState } from "react";
import { ReauthenticationDialog, StepTitle } from "#features/accounts/reauthentication/ReauthenticationDialog.tsx";
import { ReauthenticationForm } from "#features/accounts/reauthentication/ReauthenticationForm.tsx";
import { dayOf } from "#shared/dates.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { requestAccountDeletion, useCancelAccountDeletion } from "./accountDeletion.ts";

/** Asks for the account to be deleted, or takes that back. */
export function AccountDeletion({ security }: { readonly security: Security }) {
  const [asking, setAsking] = useState(false);
  const cancel = useCancelAccountDeletion();
  const close = () => setAsking(false);
  return (
    <>
      {security.leaves_at === null ? (
        <Stack gap="md">
          <Text>
            Your account is deleted 14 days after you ask for it, with your lists, likes and devices. Until then you can
            change your mind.
          </Text>
          <Group>
            <Button variant="default" onClick={() => setAsking(true)}>
              Delete my account
            </Button>
          </Group>
        </Stack>
      ) : (
        <Stack gap="md">
          <Text>
            Your account will be deleted on <strong>{dayOf(security.leaves_at)}</strong>. Until then everything works as
            before.
          </Text>
          <Group>
            <Button loading={cancel.isPending} onClick={() => cancel.mutate()}>
              Keep my account
            </Button>
          </Group>
        </Stack>
      )}
      <ReauthenticationDialog label="Delete my account" opened={asking} onClose={close}>
        <DeletionForm security={security} onClose={close} />
      </ReauthenticationDialog>
    </>
  );
}

function DeletionForm({ security, onClose }: { readonly security: Security; readonly onClose: () => void }) {
  const [forgetNews, setForgetNews] = useState(false);
  return (
    <>
      <StepTitle>Delete your account?</StepTitle>
      <ReauthenticationForm
        security={security}
        label="Delete my account"
        submit="Delete account"
        danger
        act={(proof) => requestAccountDeletion({ ...proof, forget_news: forgetNews })}
        onDone={() => {
          onClose();
          toastSuccess("Your account will be deleted in 14 days");
        }}
        onCancel={onClose}
      >
        <List>
          <List.Item>For 14 days everything works, and one press keeps the account.</List.Item>
          <List.Item>
            A running subscription stops renewing at once. The time you paid for ends with the account.
          </List.Item>
          <List.Item>
            After that, your profile, lists, likes and devices are deleted. Payment records are kept as the law
            requires, without your name.
          </List.Item>
        </List>
        <Checkbox
          radius="sm"
          label="Remove my news sign-up as well"
          checked={forgetNews}
          onChange={(event) => setForgetNews(event.currentTarget.checked)}
        />
      </ReauthenticationForm>
    </>
  );
}
