import { Button, Group, Stack, Text } from "@mantine/core";
import type { Security } from "@mindreel/contract/accounts/security";
import { useState } from "react";
import { ProofForm } from "#features/accounts/reauthentication/ProofForm.tsx";
import { SecurityDialog, StepTitle } from "#features/accounts/reauthentication/SecurityDialog.tsx";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { downloadOwnData } from "./ownData.ts";

/** A copy of everything that is kept about the member. */
export function OwnData({ security }: { readonly security: Security }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <Stack gap="md">
      <Text>
        Everything that we keep about you, as a ZIP archive that other programs can read: profile, devices, likes,
        lists, payments and more.
      </Text>
      <Group>
        <Button variant="default" onClick={() => setAsking(true)}>
          Download my data
        </Button>
      </Group>
      <SecurityDialog label="Download my data" opened={asking} onClose={close}>
        <StepTitle>Download your data</StepTitle>
        <ProofForm
          security={security}
          label="Download my data"
          submit="Download"
          act={downloadOwnData}
          onDone={() => {
            close();
            toastSuccess("Your data is in your downloads");
          }}
          onCancel={close}
        >
          <Text>Keep the archive safe: whoever has it can read what we know about you.</Text>
        </ProofForm>
      </SecurityDialog>
    </Stack>
  );
}
