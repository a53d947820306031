import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Passkey } from "@mindreel/contract/accounts/passkeys";
import type { Security } from "@mindreel/contract/accounts/security";
import { limits } from "@mindreel/contract/wire/limits";
import { IconFingerprint } from "@tabler/icons-react";
import { useState } from "react";
import { ReauthenticationDialog, StepTitle } from "#features/accounts/reauthentication/ReauthenticationDialog.tsx";
import { ReauthenticationForm } from "#features/accounts/reauthentication/ReauthenticationForm.tsx";
import { passkeysWork } from "#features/accounts/second-factor/webauthn.ts";
import { Item, ItemList } from "#features/accounts/security/ItemList.tsx";
import { dayOf } from "#shared/dates.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { addPasskey } from "./addPasskey.ts";
import { removePasskey } from "./removePasskey.ts";

/** Lists, adds and removes the member's passkeys. */
export function Passkeys({ security }: { readonly security: Security }) {
  const [adding, { open, close }] = useDisclosure();
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const [asking, { open: ask, close: stopAsking }] = useDisclosure();
  const { passkeys, email_confirmed } = security;
  return (
    <Stack gap="md">
      <Text>
        A passkey signs you in with your fingerprint, your face or the PIN of your device, without a password or a code.
        Nobody can guess it or trick you into giving it away.
      </Text>
      {passkeys.length > 0 && (
        <ItemList>
          {passkeys.map((passkey) => (
            <Item
              key={passkey.id}
              icon={IconFingerprint}
              title={passkey.name}
              about={`Added ${dayOf(passkey.created_at)}, ${
                passkey.last_used_at === null ? "not used yet" : `last used ${dayOf(passkey.last_used_at)}`
              }`}
            >
              <Button
                variant="default"
                size="xs"
                aria-label={`Remove ${passkey.name}`}
                onClick={() => {
                  setRemoving(passkey);
                  ask();
                }}
              >
                Remove
              </Button>
            </Item>
          ))}
        </ItemList>
      )}
      <Group>
        <Button variant="default" onClick={open} disabled={!passkeysWork() || !email_confirmed}>
          Add a passkey
        </Button>
        {!passkeysWork() ? (
          <Text size="sm" c="dimmed">
            Passkeys do not work in this browser.
          </Text>
        ) : (
          !email_confirmed && (
            <Text size="sm" c="dimmed">
              Please confirm your address first.
            </Text>
          )
        )}
      </Group>
      <ReauthenticationDialog label="Add a passkey" opened={adding} onClose={close}>
        <AddPasskey security={security} onClose={close} />
      </ReauthenticationDialog>
      <ReauthenticationDialog label={`Remove ${removing?.name ?? ""}`} opened={asking} onClose={stopAsking}>
        {removing !== null && <RemovePasskey security={security} passkey={removing} onClose={stopAsking} />}
      </ReauthenticationDialog>
    </Stack>
  );
}

interface AddProps {
  readonly security: Security;
  readonly onClose: () => void;
}

function AddPasskey({ security, onClose }: AddProps) {
  const [name, setName] = useState("");
  return (
    <>
      <StepTitle>Add a passkey</StepTitle>
      <Text mb="md">Your browser then asks where to keep it, and for your fingerprint, face or PIN.</Text>
      <ReauthenticationForm
        security={security}
        label="Add a passkey"
        submit="Continue"
        act={(proof) => addPasskey(proof, name)}
        onDone={() => {
          toastSuccess("Passkey added");
          onClose();
        }}
        onCancel={onClose}
      >
        <TextInput
          label="Name"
          description="So that you recognize it later. Left empty, it is named after this device."
          name="passkey-name"
          autoComplete="off"
          maxLength={limits.passkeyName}
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
          data-autofocus
        />
      </ReauthenticationForm>
    </>
  );
}

function RemovePasskey({ security, passkey, onClose }: AddProps & { readonly passkey: Passkey }) {
  return (
    <>
      <StepTitle>Remove this passkey?</StepTitle>
      <Text mb="md">
        <strong>{passkey.name}</strong> will no longer sign you in. Remove it from your device as well.
      </Text>
      <ReauthenticationForm
        security={security}
        label={`Remove ${passkey.name}`}
        submit="Remove"
        danger
        act={(proof) => removePasskey(passkey.id, proof)}
        onDone={() => {
          toastSuccess("Passkey removed");
          onClose();
        }}
        onCancel={onClose}
      />
    </>
  );
}
