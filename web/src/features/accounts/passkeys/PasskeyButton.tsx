import { messages } from "@mindreel/messages/accounts/sessions";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import {
  autofillWorks,
  endAutofill,
  inOurWords,
  passkeysWork,
  wasCancelled,
  webauthn,
} from "#features/accounts/mechanisms/webauthn.ts";
import { type Arrival, enterApp } from "#features/accounts/sessions/enterApp.ts";
import { ApiError, call } from "#shared/api/api.ts";
import { IconFingerprint } from "#shared/icons/account.ts";
import { whenIdle } from "#shared/loading/whenIdle.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import classes from "./PasskeyButton.module.css";

const never = () => () => undefined;

/** Signs in with a passkey. If the browser can, it also offers passkeys in the e-mail field. */
export function PasskeyButton({ offer, next }: Arrival) {
  // The server assumes support; without it, the button leaves its space empty, so that the layout does not shift.
  const works = useSyncExternalStore(never, passkeysWork, () => true);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => signInWithPasskey({ offer, next }),
    onError: (error) => {
      if (!wasCancelled(error)) toastError(error.message);
    },
  });
  const busy = isPending || isSuccess;
  useEffect(() => endAutofill, []);
  useEffect(() => {
    // Pressing the button ends the offer in the field. If the sign-in is abandoned, this effect runs again.
    if (busy) return;
    const stop = new AbortController();
    let since = 0;
    const offerInField = async () => {
      if (stop.signal.aborted) return;
      since = Date.now();
      if (!(await autofillWorks())) return;
      await signInWithPasskey({ offer, next }, stop.signal).catch((error: unknown) => {
        // Any other failure is silent: the member did not start it, and the button and the password still work.
        if (stop.signal.aborted || !(error instanceof ApiError) || error.code !== "passkey_failed") return;
        toastError(error.message);
        void offerInField();
      });
    };
    // A timer alone is not enough: timers stop while the device sleeps, so visibility is checked as well.
    const renew = () => {
      if (since > 0 && document.visibilityState === "visible" && Date.now() - since > challengeLasts)
        void offerInField();
    };
    const timer = setInterval(renew, 10_000);
    document.addEventListener("visibilitychange", renew);
    // Showing the page comes first.
    whenIdle(() => void offerInField());
    return () => {
      stop.abort();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", renew);
    };
  }, [offer, next, busy]);

  return (
    <Button
      variant="default"
      size="lg"
      fullWidth
      className={classes.button}
      style={works ? undefined : { visibility: "hidden" }}
      loading={busy}
      leftSection={<IconFingerprint size={20} aria-hidden="true" />}
      onClick={() => mutate()}
    >
      {messages.usePasskey}
    </Button>
  );
}

/** In milliseconds. The server accepts a challenge's response for 5 minutes. */
const challengeLasts = 4 * 60_000;

/**
 * Signs in with a passkey.
 * @param autofill Has the browser offer passkeys in the e-mail field until one is chosen or the signal aborts. A new
 * offer ends the previous one.
 */
async function signInWithPasskey({ offer, next }: Arrival, autofill?: AbortSignal): Promise<void> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    webauthn(),
    call("POST /api/accounts/v1/passkeys/options/", { ...(autofill !== undefined && { signal: autofill }) }),
  ]);
  autofill?.throwIfAborted();
  const chosen = startAuthentication({ optionsJSON, useBrowserAutofill: autofill !== undefined });
  const credential = await inOurWords(chosen, () => messages.passkeyFailed);
  const body = { credential, ...(offer !== "" && { offer }) };
  enterApp(await call("POST /api/accounts/v1/passkeys/login/", { body }), next);
}
