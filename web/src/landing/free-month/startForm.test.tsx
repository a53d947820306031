import { fireEvent, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fails, responds } from "#test/server.ts";
import { News } from "./News.tsx";
import { startForm } from "./startForm.ts";

const subscribe = "POST /api/subscriber/v1/subscriberlist/";
const ada = {
  ...{ first_name: "Ada", middle_name: "", last_name: "Lovelace", full_name: "Ada Lovelace", age: 36 },
  ...{ telephone: "", country: "Åland", secondary_email: "ada@example.com", comments: "", unsubscribed: false },
};
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const form = () => screen.getByRole("form", { name: "News sign-up" });
let arrive: () => void = () => undefined;

/** The server's markup; the country's name is one that the browser would not use. */
beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(notify: (entries: readonly { isIntersecting: boolean }[]) => void) {
        arrive = () => notify([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = `<div id="news">${renderToString(<News countries={[{ name: "Åland", label: "Åland" }]} />)}</div>`;
  startForm();
});

/** Toasts outlive a test. */
afterEach(() => {
  for (const close of screen.queryAllByRole("button", { name: "Close" })) fireEvent.click(close);
});

function fill(): void {
  const values: [RegExp, string][] = [
    ...([
      [/^First name/, "Ada"],
      [/^Last name/, "Lovelace"],
      [/^Age/, "36"],
    ] satisfies [RegExp, string][]),
    ...([
      [/^Country/, "Åland"],
      [/^Email/, "ada@example.com"],
    ] satisfies [RegExp, string][]),
  ];
  for (const [label, value] of values) fireEvent.change(field(label), { target: { value } });
}

describe("the news form before React", () => {
  it("keeps typed values when React hydrates", async () => {
    const asked = responds(subscribe, ada);
    fill();
    arrive();
    // Until React has set its handlers, the event is held back.
    await vi.dynamicImportSettled();
    expect(field(/^First name/).value).toBe("Ada");
    expect(field(/^Country/).value).toBe("Åland");
    fireEvent.submit(form());
    await screen.findByText("Thank you for submitting");
    expect(asked).toHaveLength(1);
  });

  it("shows a submission as pending at once, and sends it once", async () => {
    const asked = responds(subscribe, ada);
    fill();
    expect(fireEvent.submit(form())).toBe(false);
    const button = screen.getByRole("button", { name: "Sending…" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    fireEvent.submit(form());
    await screen.findByText("Thank you for submitting");
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toMatchObject({ first_name: "Ada", country: "Åland", age: 36 });
  });

  it("reports a failure of such a submission", async () => {
    fails(subscribe, "internal");
    fill();
    fireEvent.submit(form());
    await screen.findByRole("alert");
    await waitFor(() => screen.getByRole("button", { name: "Claim my free month" }));
    expect(field(/^First name/).value).toBe("Ada");
  });
});
