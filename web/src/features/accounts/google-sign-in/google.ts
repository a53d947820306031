import { pagePath } from "@mindreel/contract/plain/pages";
import { versionToAccept } from "#features/accounts/mechanisms/legal-acceptance/legalAcceptance.tsx";
import { type Arrival, enterApp } from "#features/accounts/sessions/enterApp.ts";
import { call } from "#shared/api/api.ts";

const storageKey = "google-sign-in";

interface Begun extends Arrival {
  readonly state: string;
  /** The version of the terms that the page showed. */
  readonly accepted?: number;
}

/** Redirects to Google, which sends the browser back to /signin with a token in the fragment. */
export function goToGoogle(clientId: string, { offer, next }: Arrival): void {
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

export interface Returned extends Omit<Begun, "state"> {
  readonly accessToken: string;
}

/**
 * Reads what Google sent back, once, and removes it from the URL.
 * @returns undefined if there was nothing; null if it was not requested here, or was refused at Google
 */
export function takeReturned(): Returned | null | undefined {
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

export async function signInWithGoogle(returned: Returned, code?: string): Promise<void> {
  const { accessToken, offer, next, accepted } = returned;
  const body = {
    access_token: accessToken,
    ...(code !== undefined && { code }),
    ...(offer !== "" && { offer }),
    ...(accepted !== undefined && { accepted_legal: accepted }),
  };
  enterApp((await call("POST /api/accounts/v1/google/login/", { body })).user_info, next);
}
