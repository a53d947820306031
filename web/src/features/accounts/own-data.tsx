import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import type { Security } from "@mindreel/contract/accounts/security";
import { messages } from "@mindreel/messages/accounts/security";
import { useState } from "react";
import { ReauthenticationDialog, StepTitle } from "#features/accounts/reauthentication/ReauthenticationDialog.tsx";
import { ReauthenticationForm } from "#features/accounts/reauthentication/ReauthenticationForm.tsx";
import { request } from "#shared/api/api.ts";
import { nameOf, saveFile } from "#shared/api/download.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Column } from "#shared/ui/plain/Column.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";

/** Offers a copy of the member's own data. */
export function OwnData({ security }: { readonly security: Security }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <Column>
      <Text>{messages.data.about}</Text>
      <Row>
        <Button variant="default" onClick={() => setAsking(true)}>
          {messages.data.download}
        </Button>
      </Row>
      <ReauthenticationDialog label={messages.data.download} opened={asking} onClose={close}>
        <StepTitle>{messages.data.title}</StepTitle>
        <ReauthenticationForm
          security={security}
          label={messages.data.download}
          submit={messages.data.submit}
          act={downloadOwnData}
          onDone={() => {
            close();
            toastSuccess(messages.data.done);
          }}
          onCancel={close}
        >
          <Text>{messages.data.safe}</Text>
        </ReauthenticationForm>
      </ReauthenticationDialog>
    </Column>
  );
}

/** Downloads a copy of the member's own data. */
async function downloadOwnData(body: Proof): Promise<void> {
  const response = await request("POST /api/accounts/v1/security/own-data/", { body });
  saveFile(await response.blob(), nameOf(response, "own-data.zip"));
}
