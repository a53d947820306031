import { Button, Checkbox, Group, List, Stack, Text } from "@mantine/core";
import type { Security } from "@mindreel/contract/accounts/security";
import { useState } from "react";
import { leave, useStay } from "#features/accounts/own-data/ownData.ts";
import { ProofForm } from "#features/accounts/reauthentication/ProofForm.tsx";
import { SecurityDialog, StepTitle } from "#features/accounts/reauthentication/SecurityDialog.tsx";
import { dayOf } from "#shared/dates.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";

/** The way out, and back in while there is time. */
export function LeaveAccount({ security }: { readonly security: Security }) {
  const [asking, setAsking] = useState(false);
  const stay = useStay();
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
            <Button loading={stay.isPending} onClick={() => stay.mutate()}>
              Keep my account
            </Button>
          </Group>
        </Stack>
      )}
      <SecurityDialog label="Delete my account" opened={asking} onClose={close}>
        <LeaveForm security={security} onClose={close} />
      </SecurityDialog>
    </>
  );
}

function LeaveForm({ security, onClose }: { readonly security: Security; readonly onClose: () => void }) {
  const [forgetNews, setForgetNews] = useState(false);
  return (
    <>
      <StepTitle>Delete your account?</StepTitle>
      <ProofForm
        security={security}
        label="Delete my account"
        submit="Delete account"
        danger
        act={(proof) => leave({ ...proof, forget_news: forgetNews })}
        onDone={() => {
          onClose();
          toastSuccess("Your account will be deleted in 14 days");
        }}
        onCancel={onClose}
      >
        <List>
          <List.Item>For 14 days everything works, and one press keeps the account.</List.Item>
          <List.Item>A running subscription stops renewing at once. What is paid ends with the account.</List.Item>
          <List.Item>
            Then profile, lists, likes and devices are deleted. Payments are kept as the law asks, without your name.
          </List.Item>
        </List>
        <Checkbox
          radius="sm"
          label="Remove my news sign-up as well"
          checked={forgetNews}
          onChange={(event) => setForgetNews(event.currentTarget.checked)}
        />
      </ProofForm>
    </>
  );
}
