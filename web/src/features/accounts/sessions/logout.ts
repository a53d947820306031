import { pagePath } from "@mindreel/contract/plain/pages";
import { queryClient } from "#shared/api/query.ts";
import { subscriptionHere } from "#shared/pushSubscription.ts";
import { clearSession, readSession, sessionEnds } from "#shared/session/session.ts";
import { finishSignOuts, keepSignOut } from "./signOuts.ts";

/**
 * Ends the session. If the server cannot be reached, it ends here, and on the server when a page is next opened here.
 * Returns whether the server has ended it.
 */
export async function endSession(): Promise<boolean> {
  dispatchEvent(new Event(sessionEnds));
  const session = readSession();
  if (session !== null) keepSignOut(session.token);
  clearSession();
  // What still loads would be refused.
  void queryClient.cancelQueries();
  const [finished] = await Promise.all([finishSignOuts(), endPushes()]);
  return finished;
}

/** Otherwise, this device would show notices until the server ends the session. */
async function endPushes(): Promise<void> {
  try {
    await (await subscriptionHere())?.unsubscribe();
  } catch {
    // The server ends them along with the session.
  }
}

/**
 * Ends the session, then leaves the app with a full page load: for the page to sign in if the server still has the
 * session, because the landing page could not end it there.
 */
export async function signOut(): Promise<void> {
  location.assign(pagePath((await endSession()) ? "home" : "signIn"));
}
