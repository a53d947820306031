import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/accounts/google-sign-in";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { LegalSentence, versionToAccept } from "#features/accounts/mechanisms/legalAcceptance.tsx";
import { type Arrival, enterApp } from "#features/accounts/sessions/enterApp.ts";
import { ApiError, call } from "#shared/api/api.ts";
import { boot } from "#shared/boot.ts";
import { IconBrandGoogle } from "#shared/icons/account.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import classes from "./GoogleButton.module.css";

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

const storageKey = "google-sign-in";

interface Begun extends Arrival {
  readonly state: string;
  /** The version of the terms that the page showed. */
  readonly accepted?: number;
}

/** Redirects to Google, which sends the browser back to /signin with a token in the fragment. */
function goToGoogle(clientId: string, { offer, next }: Arrival): void {
  const state = crypto.randomUUID();
  const accepted = versionToAccept();
  const begun: Begun = { state, offer, next, ...(accepted !== undefined && { accepted }) };
  sessionStorage.setItem(storageKey, JSON.stringify(begun));
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: location.origin + pagePath("signIn"),
    response_type: "token",
    scope: "openid email profile",
    prompt: "select_account",
    state,
  });
  location.assign(`https://accounts.google.com/o/oauth2/v2/auth?${query}`);
}

interface Returned extends Omit<Begun, "state"> {
  readonly accessToken: string;
}

/**
 * Reads what Google sent back, once, and removes it from the URL.
 * @returns undefined if there was nothing; null if it was not requested here, or was refused at Google
 */
function takeReturned(): Returned | null | undefined {
  const response = new URLSearchParams(location.hash.slice(1));
  if (!response.has("state")) return undefined;
  history.replaceState(history.state, "", location.pathname + location.search);
  const text = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  const begun = text === null ? null : (JSON.parse(text) as Begun);
  const accessToken = response.get("access_token");
  if (begun === null || response.get("state") !== begun.state || accessToken === null) return null;
  const { state: _, ...rest } = begun;
  return { accessToken, ...rest };
}

async function signInWithGoogle(returned: Returned, code?: string): Promise<void> {
  const { accessToken, offer, next, accepted } = returned;
  const body = {
    access_token: accessToken,
    ...(code !== undefined && { code }),
    ...(offer !== "" && { offer }),
    ...(accepted !== undefined && { accepted_legal: accepted }),
  };
  enterApp((await call("POST /api/accounts/v1/google/login/", { body })).user_info, next);
}
