import { messages } from "@mindreel/messages/accounts/google-sign-in";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { LegalSentence, versionToAccept } from "#features/accounts/mechanisms/legal-acceptance/legalAcceptance.tsx";
import type { Arrival } from "#features/accounts/sessions/enterApp.ts";
import { ApiError } from "#shared/api/api.ts";
import { boot } from "#shared/boot.ts";
import { IconBrandGoogle } from "#shared/icons/account.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import classes from "./GoogleButton.module.css";
import { goToGoogle, type Returned, signInWithGoogle, takeReturned } from "./google.ts";

interface Props extends Arrival {
  /**
   * Called if the account has two-factor sign-in: `send` signs in with a code. Needed only on the page that Google
   * returns to.
   */
  readonly onCodeNeeded?: (send: (code: string) => Promise<void>) => void;
}

/** Signs in or up with Google, if that is configured. */
export function GoogleButton({ offer, next, onCodeNeeded }: Props) {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (returned: Returned) => signInWithGoogle(returned),
    onError: (error, returned) => {
      if (error instanceof ApiError && error.code === "google_two_factor_required") {
        onCodeNeeded?.((code) => signInWithGoogle(returned, code));
      } else toastError(error.message);
    },
  });
  useEffect(() => {
    const returned = takeReturned();
    if (returned) mutate(returned);
    else if (returned === null) toastError(messages.failed);
  }, [mutate]);

  const clientId = boot.googleClientId;
  if (clientId === null) return null;
  return (
    <>
      <p className={classes.or}>{messages.or}</p>
      <Button
        variant="default"
        size="lg"
        fullWidth
        loading={isPending || isSuccess}
        leftSection={<IconBrandGoogle size={20} aria-hidden="true" />}
        onClick={() => goToGoogle(clientId, { offer, next })}
      >
        {messages.continue}
      </Button>
      {versionToAccept() !== undefined && (
        <p className={classes.legal}>
          <LegalSentence of="google" />
        </p>
      )}
    </>
  );
}
