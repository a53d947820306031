import { Button } from "@mantine/core";
import { IconFingerprint } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "#shared/api/api.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { autofillWorks, challengeLasts, endAutofill, passkeysWork, signInByPasskey, wasCancelled } from "./passkeys.ts";

/** @param offer of the link that led here, or empty */
export function PasskeyButton({ offer }: { readonly offer: string }) {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => signInByPasskey(offer),
    onError: (error) => {
      if (!wasCancelled(error)) toastError(error.message);
    },
  });
  const busy = isPending || isSuccess;
  useEffect(() => endAutofill, []);
  useEffect(() => {
    // The button's own request ends the offer; where that comes to nothing, it stands there again.
    if (busy) return;
    const stop = new AbortController();
    let since = 0;
    const offerInField = async () => {
      since = Date.now();
      if (!(await autofillWorks())) return;
      await signInByPasskey(offer, stop.signal).catch((error: unknown) => {
        // Whatever else goes wrong, nobody asked for it: the button and the password are there.
        if (stop.signal.aborted || !(error instanceof ApiError) || error.code !== "passkey_failed") return;
        toastError(error.message);
        void offerInField();
      });
    };
    // Often, and when the page is looked at again: while the device sleeps, no timer runs.
    const renew = () => {
      if (document.visibilityState === "visible" && Date.now() - since > challengeLasts) void offerInField();
    };
    const timer = setInterval(renew, 10_000);
    document.addEventListener("visibilitychange", renew);
    void offerInField();
    return () => {
      stop.abort();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", renew);
    };
  }, [offer, busy]);

  if (!passkeysWork) return null;
  return (
    <Button
      variant="default"
      size="lg"
      fullWidth
      mt="md"
      loading={busy}
      leftSection={<IconFingerprint size={20} aria-hidden="true" />}
      onClick={() => mutate()}
    >
      Use a passkey
    </Button>
  );
}
