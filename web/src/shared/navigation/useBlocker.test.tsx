import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { show } from "#test/render.tsx";
import { Link } from "./Link.tsx";
import { useLocation } from "./NavigationProvider.tsx";
import { useBlocker } from "./useBlocker.ts";

/** Blocks once it is edited; editing adds a history entry. */
function Form() {
  const { search } = useLocation();
  const [saved, setSaved] = useState(false);
  const blocked = useBlocker(search !== "" && !saved);
  return (
    <>
      <Link to="/form?edited">Edit</Link>
      <Link to="/elsewhere">Leave</Link>
      <button type="button" onClick={() => setSaved(true)}>
        Save
      </button>
      {blocked !== null && (
        <>
          <button type="button" onClick={blocked.stay}>
            Stay
          </button>
          <button type="button" onClick={blocked.proceed}>
            Proceed
          </button>
        </>
      )}
    </>
  );
}

async function edit() {
  const page = show(<Form />, "/form");
  const press = (name: string) => page.user.click(screen.getByRole("link", { name }));
  await press("Edit");
  const leave = { link: () => press("Leave"), back: () => page.go(-1) };
  return { ...page, leave };
}

const asked = () => screen.queryByRole("button", { name: "Stay" }) !== null;
/** Whether the browser would ask before leaving the document. */
const browserAsks = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

describe.each([
  ["a link", "link", "/elsewhere"],
  ["the back button", "back", "/form"],
] as const)("what %s asks for", (_, way, target) => {
  it("blocks, and is cancelled by staying, any number of times", async () => {
    const { leave, press, address } = await edit();
    for (let time = 0; time < 2; time++) {
      await leave[way]();
      await press("Stay");
      expect(asked()).toBe(false);
      await waitFor(() => expect(location.pathname + location.search).toBe("/form?edited"));
      expect(address()).toBe("/form?edited");
    }
  });

  it("continues to its target on proceeding", async () => {
    const { leave, press, address } = await edit();
    await leave[way]();
    expect(address()).toBe("/form?edited");
    await press("Proceed");
    await waitFor(() => expect(address()).toBe(target));
    expect(asked()).toBe(false);
  });
});

it("blocks nothing before it is enabled, and nothing once all is saved", async () => {
  const { leave, press, address } = await edit();
  expect(browserAsks()).toBe(true);
  await press("Save");
  expect(browserAsks()).toBe(false);
  await leave.link();
  await waitFor(() => expect(address()).toBe("/elsewhere"));
});

it("is asked once on a page with two forms", async () => {
  const { user, press, address } = show(
    <>
      <Form />
      <Form />
    </>,
    "/form?edited",
  );
  for (const time of [1, 2]) {
    await user.click(screen.getAllByRole("link", { name: "Leave" })[0] ?? document.body);
    expect(screen.getAllByRole("button", { name: "Stay" })).toHaveLength(1);
    await press(time === 1 ? "Stay" : "Proceed");
    expect(asked()).toBe(false);
  }
  expect(address()).toBe("/elsewhere");
});
