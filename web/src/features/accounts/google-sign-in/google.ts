import { pagePath } from "@mindreel/contract/wire/pages";
import { type Arrival, enterApp } from "#features/accounts/sessions/enterApp.ts";
import { call } from "#shared/api/api.ts";

const storageKey = "google-sign-in";

interface Begun extends Arrival {
  readonly state: string;
}

/** Goes to Google, which sends the browser back to /signin with a token in the fragment. */
export function goToGoogle(clientId: string, { offer, next }: Arrival): void {
  const state = crypto.randomUUID();
  sessionStorage.setItem(storageKey, JSON.stringify({ state, offer, next } satisfies Begun));
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

export interface Returned extends Arrival {
  readonly accessToken: string;
}

/**
 * Reads what Google sent back, once, and removes it from the location.
 * @returns undefined when nothing came; null when it was not asked for here, or was refused at Google
 */
export function takeReturned(): Returned | null | undefined {
  const answer = new URLSearchParams(location.hash.slice(1));
  if (!answer.has("state")) return undefined;
  history.replaceState(history.state, "", location.pathname + location.search);
  const text = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  const begun = text === null ? null : (JSON.parse(text) as Begun);
  const accessToken = answer.get("access_token");
  if (begun === null || answer.get("state") !== begun.state || accessToken === null) return null;
  return { accessToken, offer: begun.offer, next: begun.next };
}

export async function signInWithGoogle({ accessToken, offer, next }: Returned, code?: string): Promise<void> {
  const body = {
    access_token: accessToken,
    ...(code !== undefined && { code }),
    ...(offer !== "" && { offer }),
  };
  enterApp((await call("POST /api/accounts/v1/google/login/", { body })).user_info, next);
}
