import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { FirstSuperuserForm } from "./FirstSuperuserForm.tsx";

const create = "POST /api/accounts/v1/first-superuser/";

async function fill(token: string, typed = "") {
  const onCreated = vi.fn(async () => undefined);
  const shown = show(<FirstSuperuserForm token={token} onCreated={onCreated} />, "/set-up");
  if (token === "") await shown.fill("Link from the log", typed);
  await shown.fill("Username", "ada");
  await shown.fill("Email", "ada@example.com");
  await shown.fill("Password", "a moor in the mist");
  await shown.fill("Confirm password", "a moor in the mist");
  return { ...shown, onCreated };
}

it("creates the superuser with the link's token, and continues the set-up", async () => {
  const calls = responds(create, { id: 1 });
  const { press, onCreated } = await fill("from-the-link");
  expect(screen.queryByLabelText(/^Link from the log/)).toBeNull();
  await press("Create superuser");
  await waitFor(() => expect(onCreated).toHaveBeenCalledWith("ada@example.com", "a moor in the mist", "/admin/set-up"));
  expect(calls[0]?.body).toMatchObject({ token: "from-the-link", username: "ada" });
});

it("accepts a pasted link as well", async () => {
  const calls = responds(create, { id: 1 });
  const { press, onCreated } = await fill("", " http://localhost:3000/set-up#from-the-log ");
  await press("Create superuser");
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
  expect(calls[0]?.body).toMatchObject({ token: "from-the-log" });
});

it("reports that the link no longer works", async () => {
  fails(create, "forbidden");
  const { press, onCreated } = await fill("old");
  await press("Create superuser");
  await toast("You aren't allowed to do this.");
  expect(onCreated).not.toHaveBeenCalled();
});
