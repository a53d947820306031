import { Alert } from "@mantine/core";
import { IconFingerprint } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { forgetKeptPasskeys, keptPasskeys } from "./keptPasskeys.ts";

/** After a password reset: which passkeys go on signing in, told once. */
export function KeptPasskeysNote() {
  const [names] = useState(keptPasskeys);
  useEffect(forgetKeptPasskeys, []);
  if (names === "") return null;
  return (
    <Alert mb="lg" icon={<IconFingerprint aria-hidden="true" />} title="Your passkeys still sign you in">
      {names}. If one of them is not yours, sign in and remove it on your Security page.
    </Alert>
  );
}
