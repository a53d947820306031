import { Button, Group, Stack, Text } from "@mantine/core";
import type { Security } from "@mindreel/contract/accounts/security";
import { useState } from "react";
import { ReauthenticationDialog, StepTitle } from "#features/accounts/reauthentication/ReauthenticationDialog.tsx";
import { ReauthenticationForm } from "#features/accounts/reauthentication/ReauthenticationForm.tsx";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { downloadOwnData } from "./downloadOwnData.ts";

/** Offers a copy of everything that is kept about the member. */
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
      <ReauthenticationDialog label="Download my data" opened={asking} onClose={close}>
        <StepTitle>Download your data</StepTitle>
        <ReauthenticationForm
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
        </ReauthenticationForm>
      </ReauthenticationDialog>
    </Stack>
  );
}
