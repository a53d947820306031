import { IconFingerprint } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { forgetKeptPasskeys, keptPasskeys } from "./keptPasskeys.ts";

/** After a password reset: which passkeys go on signing in, told once. */
export function KeptPasskeysNote() {
  const [names, setNames] = useState("");
  // In an effect, because the server, which renders this too, cannot know.
  useEffect(() => {
    const kept = keptPasskeys();
    if (kept === "") return;
    setNames(kept);
    forgetKeptPasskeys();
  }, []);
  if (names === "") return null;
  return (
    <Alert icon={IconFingerprint} title="Your passkeys still sign you in">
      {names}. If one of them is not yours, sign in and remove it on your Security page.
    </Alert>
  );
}
