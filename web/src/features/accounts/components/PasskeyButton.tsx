import { Button } from "@mantine/core";
import { IconFingerprint } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  autofillWorks,
  endAutofill,
  passkeysWork,
  signInByPasskey,
  wasCancelled,
} from "#features/accounts/api/passkeys.ts";
import { ApiError } from "#shared/api.ts";
import { toastError } from "#shared/toasts.ts";

/** @param offer of the link that led here, or empty */
export function PasskeyButton({ offer }: { readonly offer: string }) {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => signInByPasskey(offer),
    onError: (error) => {
      if (!wasCancelled(error)) toastError(error.message);
    },
  });
  useEffect(() => {
    let here = true;
    const offerInField = async () => {
      if (!(await autofillWorks()) || !here) return;
      await signInByPasskey(offer, true).catch((error: unknown) => {
        // Whatever else goes wrong, nobody asked for it: the button and the password are there.
        if (error instanceof ApiError && error.code === "passkey_failed") toastError(error.message);
      });
    };
    void offerInField();
    return () => {
      here = false;
      endAutofill();
    };
  }, [offer]);

  if (!passkeysWork) return null;
  return (
    <Button
      variant="default"
      size="lg"
      fullWidth
      mt="md"
      loading={isPending || isSuccess}
      leftSection={<IconFingerprint size={20} aria-hidden="true" />}
      onClick={() => mutate()}
    >
      Use a passkey
    </Button>
  );
}
