import { keptPasskeys as messages } from "@mindreel/messages/accounts/password-reset";
import { useEffect, useState } from "react";
import { IconFingerprint } from "#shared/icons/account.ts";
import { format } from "#shared/language/format.ts";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { forgetKeptPasskeys, keptPasskeys } from "./keptPasskeys.ts";

/** After a password reset, shows once which passkeys still sign in. */
export function KeptPasskeysNote() {
  const [names, setNames] = useState("");
  // In an effect, because the server, which renders this too, cannot know them.
  useEffect(() => {
    const kept = keptPasskeys();
    if (kept === "") return;
    setNames(kept);
    forgetKeptPasskeys();
  }, []);
  if (names === "") return null;
  return (
    <Alert icon={IconFingerprint} title={messages.title}>
      {format(messages.text, { names })}
    </Alert>
  );
}
