import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { toast, visits } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { InvitationsTable } from "./InvitationsTable.tsx";
import { InvitedSignUp } from "./InvitedSignUp.tsx";
import { addressesIn, InvitePeople } from "./InvitePeople.tsx";
import { TakeUpInvitation } from "./TakeUpInvitation.tsx";

const read = "GET /api/public/v1/invitation/";
const standing = { usable: true, free_days: 7, email: "ada@example.com", username: "ada" };

it("invites people, and says what came of each address", async () => {
  const calls = responds("POST /api/accounts/v1/invitations/", {
    results: [
      { email: "ada@example.com", outcome: "invited" },
      { email: "bea", outcome: "invalid" },
    ],
  });
  const { fill, press } = show(<InvitePeople />);
  await fill("Email addresses", "ada@example.com, bea");
  await press("Invite 2 people");
  await screen.findByText("Not an address");
  expect(calls[0]?.body).toEqual({ emails: ["ada@example.com", "bea"], free_days: 30 });
});

it("lets an invited person in with a password", async () => {
  responds(read, standing);
  const registered = {
    id: 7,
    username: "ada",
    email: "ada@example.com",
    is_superuser: false,
    offer: null,
    token: "new",
  };
  const calls = responds("POST /api/accounts/v1/register/", registered);
  const { fill, press } = show(<InvitedSignUp />, "/signup?invitation=from-the-mail");
  await screen.findByText(/^7 days of everything are yours/);
  await fill("Password", "a moor in the mist");
  await press("Create my account");
  await waitFor(() => expect(visits).toEqual(["/"]));
  expect(calls[0]?.body).toMatchObject({ email: "ada@example.com", username: "ada", invitation: "from-the-mail" });
});

it("leads whoever has an account to signing in, and back", async () => {
  responds(read, { ...standing, username: null });
  show(<InvitedSignUp />, "/signup?invitation=x");
  const link = await screen.findByRole("link", { name: "Sign in to accept it" });
  expect(link.getAttribute("href")).toBe("/signin?next=%2Fsignup%3Finvitation%3Dx");
});

it("says that it is over", async () => {
  responds(read, { usable: false, free_days: 0, email: null, username: null });
  show(<InvitedSignUp />, "/signup?invitation=x");
  await screen.findByText("This invitation is over");
  expect(screen.queryByLabelText(/^Password/)).toBeNull();
});

it("is refused with a press", async () => {
  responds(read, standing);
  const calls = responds("POST /api/accounts/v1/invitation/refusal/", null);
  const { press } = show(<InvitedSignUp />, "/signup?invitation=x");
  await press("Don't write to me again");
  await screen.findByText("We won't write to you again, and this invitation is over.");
  expect(calls[0]?.body).toEqual({ invitation: "x" });
});

it("offers nothing for an accepted invitation, and leaves no place for it on a phone", async () => {
  const accepted = {
    ...{ id: 1, email: "ada@example.com", free_days: 7, state: "accepted" as const, invited_by: null, used_by: 3 },
    ...{ asked_at: "2026-01-01T00:00:00Z", mailed_at: null, expires_at: "2026-01-31T00:00:00Z", used_at: null },
  };
  responds("GET /api/accounts/v1/invitations/", { count: 1, next: null, previous: null, results: [accepted] });
  show(<InvitationsTable />);
  await screen.findByText("ada@example.com");
  const places = screen.getAllByRole("cell").map((cell) => cell.dataset["narrow"]);
  expect(places).toEqual(["title", "fact", "named", "fact", "hidden"]);
});

it("is taken up by a member with a press", async () => {
  responds(read, { ...standing, username: null });
  const calls = responds("POST /api/accounts/v1/invitation/", { pro_until: null });
  const { press, address } = show(<TakeUpInvitation />, "/signup?invitation=x");
  await press("Accept the invitation");
  await toast("Welcome! Your invitation is accepted.");
  expect(calls[0]?.body).toEqual({ invitation: "x" });
  expect(address()).toBe("/");
});

it("takes addresses in any separation, with names or without, each once", () => {
  const text = `Ada <ada@example.com>, "Bea, B." <bea@example.com>; cleo@example.com
dora@example.com	eva@example.com ada@example.com,,`;
  expect(addressesIn(text)).toEqual(["ada", "bea", "cleo", "dora", "eva"].map((name) => `${name}@example.com`));
  expect(addressesIn(" \n")).toEqual([]);
});
