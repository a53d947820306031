import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { boot } from "#shared/boot.ts";
import { bootWith, toast, visits } from "#test/browser.ts";
import { sessionUser } from "#test/people.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { GoogleButton } from "./GoogleButton.tsx";

const login = "POST /api/accounts/v1/google/login/";

/** Google redirects back with this fragment, after a request that carried this state. */
function returned(fragment: string): void {
  sessionStorage.setItem("google-sign-in", JSON.stringify({ state: "asked", offer: "", next: "" }));
  window.history.replaceState(null, "", `/signin#${fragment}`);
  bootWith({ googleClientId: "client" });
}

describe("sign-in with Google", () => {
  it("is not shown if it is not configured", () => {
    show(<GoogleButton offer="" next="" />);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("redirects to Google, which redirects back to the sign-in page", async () => {
    bootWith({ googleClientId: "client" });
    const { press } = show(<GoogleButton offer="" next="" />);
    await press("Continue with Google");
    const asked = new URL(visits[0] ?? "");
    expect(asked.origin).toBe("https://accounts.google.com");
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      client_id: "client",
      redirect_uri: `${location.origin}/signin`,
      response_type: "token",
      scope: "openid email profile",
    });
  });

  it("signs in with the returned token", async () => {
    returned("state=asked&access_token=abc");
    const calls = responds(login, { token: "new-token", created: false, user_info: sessionUser });
    show(<GoogleButton offer="" next="" />);
    await waitFor(() => expect(visits).toEqual(["/"]));
    expect(calls[0]?.body).toEqual({ access_token: "abc" });
    expect(window.location.hash).toBe("");
  });

  it("opens the page that was requested before Google", async () => {
    bootWith({ googleClientId: "client" });
    const { press, unmount } = show(<GoogleButton offer="" next="/favorites" />);
    await press("Continue with Google");
    const state = new URL(visits[0] ?? "").searchParams.get("state");
    unmount();
    window.history.replaceState(null, "", `/signin#state=${state}&access_token=abc`);
    responds(login, { token: "new-token", created: false, user_info: sessionUser });
    show(<GoogleButton offer="" next="" />);
    await waitFor(() => expect(visits.slice(1)).toEqual(["/favorites"]));
  });

  it("sends the version of the terms shown before Google, for new members", async () => {
    const terms = (version: number) => ({ site: { ...boot.site, legal: { version, documents: ["terms"] as const } } });
    bootWith({ googleClientId: "client", ...terms(5) });
    const { press, unmount } = show(<GoogleButton offer="" next="" />);
    screen.getByText(/If you're new here, you accept the/);
    await press("Continue with Google");
    const state = new URL(visits[0] ?? "").searchParams.get("state");
    unmount();
    bootWith(terms(6));
    window.history.replaceState(null, "", `/signin#state=${state}&access_token=abc`);
    const calls = responds(login, { token: "new-token", created: true, user_info: sessionUser });
    show(<GoogleButton offer="" next="" />);
    await waitFor(() => expect(calls[0]?.body).toEqual({ access_token: "abc", accepted_legal: 5 }));
  });

  it("rejects a response that was not requested", async () => {
    returned("state=guessed&access_token=abc");
    show(<GoogleButton offer="" next="" />);
    await toast("Signing in with Google didn't work. Please try again.");
    expect(visits).toEqual([]);
  });

  it("reports that Google does not accept the token", async () => {
    returned("state=asked&access_token=nonsense");
    fails(login, "google_failed");
    show(<GoogleButton offer="" next="" />);
    await toast("Signing in with Google didn't work. Please try again.");
  });

  it("asks for a code if the account has two-factor sign-in", async () => {
    returned("state=asked&access_token=abc");
    fails(login, "google_two_factor_required");
    const onCodeNeeded = vi.fn<(send: (code: string) => Promise<void>) => void>();
    show(<GoogleButton offer="" next="" onCodeNeeded={onCodeNeeded} />);
    await waitFor(() => expect(onCodeNeeded).toHaveBeenCalledOnce());
    const calls = responds(login, { token: "new-token", created: false, user_info: sessionUser });
    await onCodeNeeded.mock.calls[0]?.[0]("123456");
    expect(calls[0]?.body).toEqual({ access_token: "abc", code: "123456" });
  });
});
