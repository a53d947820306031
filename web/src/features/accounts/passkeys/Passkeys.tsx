import type { Passkey, PasskeyCreation } from "@mindreel/contract/accounts/passkeys";
import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import type { Security } from "@mindreel/contract/accounts/security";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/accounts/security";
import { useState } from "react";
import { inOurWords, passkeysWork, webauthn } from "#features/accounts/mechanisms/webauthn.ts";
import { ReauthenticationDialog, StepTitle } from "#features/accounts/reauthentication/ReauthenticationDialog.tsx";
import { ReauthenticationForm } from "#features/accounts/reauthentication/ReauthenticationForm.tsx";
import { Item, ItemList } from "#features/accounts/security/ItemList.tsx";
import { refreshSecurity } from "#features/accounts/security/security.ts";
import { call } from "#shared/api/api.ts";
import { IconFingerprint } from "#shared/icons/account.ts";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { dayOf } from "#shared/time/dates.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Column } from "#shared/ui/plain/Column.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import { RenamePasskey } from "./RenamePasskey.tsx";

function historyOf({ created_at, last_used_at }: Passkey): string {
  const day = dayOf(created_at);
  return last_used_at === null
    ? format(messages.passkeys.unused, { day })
    : format(messages.passkeys.used, { day, used: dayOf(last_used_at) });
}

/** Lists, adds, renames and removes the member's passkeys. */
export function Passkeys({ security }: { readonly security: Security }) {
  const [adding, setAdding] = useState(false);
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const [naming, setNaming] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const [asking, setAsking] = useState(false);
  const stopAsking = () => setAsking(false);
  const { passkeys, email_confirmed } = security;
  return (
    <Column>
      <Text>{messages.passkeys.about}</Text>
      {passkeys.length > 0 && (
        <ItemList>
          {passkeys.map((passkey) => (
            <Item key={passkey.id} icon={IconFingerprint} title={passkey.name} about={historyOf(passkey)}>
              <Button
                variant="default"
                size="xs"
                aria-label={format(messages.passkeys.renameNamed, { name: passkey.name })}
                onClick={() => {
                  setRenaming(passkey);
                  setNaming(true);
                }}
              >
                {messages.passkeys.rename}
              </Button>
              <Button
                variant="default"
                size="xs"
                aria-label={format(messages.passkeys.removeNamed, { name: passkey.name })}
                onClick={() => {
                  setRemoving(passkey);
                  setAsking(true);
                }}
              >
                {messages.passkeys.remove}
              </Button>
            </Item>
          ))}
        </ItemList>
      )}
      <Row>
        <Button variant="default" onClick={() => setAdding(true)} disabled={!passkeysWork() || !email_confirmed}>
          {messages.passkeys.add}
        </Button>
        {!passkeysWork() ? (
          <Text small dim>
            {messages.passkeys.noBrowser}
          </Text>
        ) : (
          !email_confirmed && (
            <Text small dim>
              {messages.confirmFirst}
            </Text>
          )
        )}
      </Row>
      <ReauthenticationDialog label={messages.passkeys.add} opened={adding} onClose={() => setAdding(false)}>
        <AddPasskey security={security} onClose={() => setAdding(false)} />
      </ReauthenticationDialog>
      {renaming !== null && <RenamePasskey passkey={renaming} opened={naming} onClose={() => setNaming(false)} />}
      <ReauthenticationDialog
        label={format(messages.passkeys.removeNamed, { name: removing?.name ?? "" })}
        opened={asking}
        onClose={stopAsking}
      >
        {removing !== null && <RemovePasskey security={security} passkey={removing} onClose={stopAsking} />}
      </ReauthenticationDialog>
    </Column>
  );
}

interface AddProps {
  readonly security: Security;
  readonly onClose: () => void;
}

function AddPasskey({ security, onClose }: AddProps) {
  const [name, setName] = useState("");
  const [addPasskey] = useState(passkeyAdder);
  return (
    <>
      <StepTitle>{messages.passkeys.add}</StepTitle>
      <Text>{messages.passkeys.how}</Text>
      <ReauthenticationForm
        security={security}
        label={messages.passkeys.add}
        submit={messages.continue}
        act={(proof) => addPasskey(proof, name)}
        onDone={() => {
          toastSuccess(messages.passkeys.added);
          onClose();
        }}
        onCancel={onClose}
      >
        <TextField
          label={messages.passkeys.name}
          description={messages.passkeys.nameHint}
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
      <StepTitle>{messages.passkeys.removeTitle}</StepTitle>
      <Text>
        <Rich
          text={messages.passkeys.removeText}
          values={{ name: passkey.name }}
          tags={{ strong: (text) => <strong>{text}</strong> }}
        />
      </Text>
      <ReauthenticationForm
        security={security}
        label={format(messages.passkeys.removeNamed, { name: passkey.name })}
        submit={messages.passkeys.remove}
        danger
        act={(proof) => removePasskey(passkey.id, proof)}
        onDone={() => {
          toastSuccess(messages.passkeys.removed);
          onClose();
        }}
        onCancel={onClose}
      />
    </>
  );
}

async function removePasskey(id: number, proof: Proof): Promise<void> {
  await call("DELETE /api/accounts/v1/security/passkeys/{id}/", { params: { id: String(id) }, body: proof });
  await refreshSecurity();
}

interface Begun {
  readonly optionsJSON: PasskeyCreation;
  /** In milliseconds since 1970. */
  readonly until: number;
}

/**
 * Adds a passkey. If the browser saves none, the next attempt continues with what the server has already answered: the
 * code that proved who the member is works only once.
 */
function passkeyAdder(): (proof: Proof, name: string) => Promise<void> {
  let begun: Begun | undefined;

  return async (proof, name) => {
    if (begun === undefined || begun.until < Date.now()) {
      const optionsJSON = await call("POST /api/accounts/v1/security/passkey-options/", { body: proof });
      // The other half of the time is for the browser's dialog.
      begun = { optionsJSON, until: Date.now() + optionsJSON.timeout / 2 };
    }
    const { startRegistration } = await webauthn();
    const credential = await inOurWords(startRegistration({ optionsJSON: begun.optionsJSON }), (error) =>
      error === "InvalidStateError" ? messages.passkeys.known : messages.passkeys.failed,
    );
    begun = undefined;
    await call("POST /api/accounts/v1/security/passkeys/", { body: { credential, name } });
    await refreshSecurity();
  };
}
