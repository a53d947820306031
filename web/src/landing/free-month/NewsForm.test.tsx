import { errorTable } from "@mindreel/contract/wire/errors";
import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Toasts } from "#landing/frame/Toasts.tsx";
import { fails, hangs, isOffline, refuses, responds } from "#test/server.ts";
import { NewsForm } from "./NewsForm.tsx";

const ada = {
  ...{ first_name: "Ada", middle_name: "", last_name: "Lovelace", full_name: "Ada Lovelace", age: 36 },
  ...{ telephone: "", country: "France", secondary_email: "ada@example.com", comments: "", unsubscribed: false },
};
const countries = ["France", "Norway"].map((name) => ({ name, label: name }));
const subscribe = "POST /api/subscriber/v1/subscriberlist/";
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => screen.getByRole("button", { name: /Claim my free month|Sending/ });

async function showFilled() {
  const user = userEvent.setup({ delay: null });
  render(
    <>
      <NewsForm countries={countries} />
      <Toasts />
    </>,
  );
  await user.type(field(/^First name/), "Ada");
  await user.type(field(/^Last name/), "Lovelace");
  await user.type(field(/^Age/), "36");
  await user.selectOptions(field(/^Country/), "France");
  await user.type(field(/^Email/), "ada@example.com");
  return user;
}

describe("the news form", () => {
  it("requires what the specification requires", () => {
    render(<NewsForm countries={countries} />);
    for (const label of [/^First name/, /^Last name/, /^Age/, /^Country/, /^Email/]) {
      expect(field(label).required).toBe(true);
    }
    for (const label of [/^Middle name/, /^Telephone/, /^Comments/]) expect(field(label).required).toBe(false);
    expect(field(/^Email/).type).toBe("email");
    expect(field(/^Telephone/).type).toBe("tel");
  });

  it("sends the fields, thanks, and explains the next step", async () => {
    const asked = responds(subscribe, ada);
    const user = await showFilled();
    await user.click(submit());
    const toast = await screen.findByRole("alert");
    within(toast).getByText("Thank you for submitting");
    expect(asked[0]?.body).toMatchObject({ full_name: "Ada Lovelace", age: 36, secondary_email: "ada@example.com" });
    const next = screen.getByRole("status", { name: "Check your email" });
    expect(next.textContent).toContain("ada@example.com");
    expect(next.textContent).toMatch(/free month.*spam/);
    expect(screen.queryByRole("form")).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(next));
    await user.click(within(toast).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("alert")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Use another address" }));
    expect(field(/^First name/).value).toBe("Ada");
    await waitFor(() => expect(document.activeElement).toBe(field(/^Email/)));
  });

  it("sends the page to come back to, and nothing if there is none", async () => {
    window.history.replaceState(null, "", "/?next=%2Fwatch%2F7%3Ft%3D30#free-month");
    const asked = responds(subscribe, ada);
    const user = await showFilled();
    await user.click(submit());
    await screen.findByRole("status", { name: "Check your email" });
    window.history.replaceState(null, "", "/");
    await user.click(screen.getByRole("button", { name: "Use another address" }));
    await user.click(submit());
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.map(({ body }) => Reflect.get(Object(body), "next"))).toEqual(["/watch/7?t=30", undefined]);
  });

  it("sends the mail again on request, and opens the mailbox where it is known", async () => {
    const asked = responds(subscribe, ada);
    const user = await showFilled();
    await user.clear(field(/^Email/));
    await user.type(field(/^Email/), "ada@gmail.com");
    await user.click(submit());
    const next = await screen.findByRole("status", { name: "Check your email" });
    expect(within(next).getByRole("link", { name: "Open Gmail" }).getAttribute("href")).toBe(
      "https://mail.google.com/",
    );
    await user.click(within(next).getByRole("button", { name: "Send it again" }));
    await within(next).findByText(/at most once an hour/);
    expect(asked).toHaveLength(2);
    expect(asked[1]?.body).toEqual(asked[0]?.body);
    expect(within(next).queryByRole("button", { name: "Send it again" })).toBeNull();
    expect(document.activeElement).toBe(next);
  });

  it("has what is optional behind a disclosure, which opens if something in there is refused", async () => {
    refuses(subscribe, { telephone: ["This number is too long."] });
    const user = await showFilled();
    const more = screen.getByText("Add more about you").closest("details");
    expect(more?.open).toBe(false);
    for (const label of [/^Middle name/, /^Telephone/, /^Comments/]) expect(more?.contains(field(label))).toBe(true);
    await user.click(submit());
    await screen.findByText("This number is too long.");
    expect(more?.open).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(field(/^Telephone/)));
  });

  describe("the country", () => {
    const theirs = Object.getOwnPropertyDescriptor(Intl.Locale.prototype, "getTimeZones") ?? {};
    const zone = (...zones: string[]) => {
      vi.spyOn(navigator, "language", "get").mockReturnValue("nb-NO");
      Object.defineProperty(Intl.Locale.prototype, "getTimeZones", { configurable: true, value: () => zones });
    };
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    afterEach(() => {
      Object.defineProperty(Intl.Locale.prototype, "getTimeZones", theirs);
      vi.restoreAllMocks();
    });

    it("is chosen if the browser's language and time zone agree on it", () => {
      zone("Nowhere/Else", here);
      render(<NewsForm countries={countries} />);
      expect(field(/^Country/).value).toBe("Norway");
    });

    it("is not guessed if they do not", () => {
      zone("Nowhere/Else");
      render(<NewsForm countries={countries} />);
      expect(field(/^Country/).value).toBe("");
    });

    it("is not guessed from a language that is none", () => {
      vi.spyOn(navigator, "language", "get").mockReturnValue("en-US@posix");
      render(<NewsForm countries={countries} />);
      expect(field(/^Country/).value).toBe("");
    });
  });

  it("closes an old failure when it is sent again, and only thanks", async () => {
    fails(subscribe, "internal");
    const user = await showFilled();
    await user.click(submit());
    await screen.findByRole("alert");
    hangs(subscribe);
    await user.click(submit());
    // Well before it would close by itself.
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull(), { timeout: 5000 });
  });

  it("shows that it is sending, and sends only once", async () => {
    hangs(subscribe);
    const user = await showFilled();
    await user.click(submit());
    await screen.findByRole("button", { name: "Sending…" });
    expect(submit().getAttribute("aria-disabled")).toBe("true");
    await user.click(submit());
  });

  it("shows refused values at their fields, focuses the first and keeps the others", async () => {
    refuses(subscribe, { first_name: ["Tell us your first name."], secondary_email: ["This address does not exist."] });
    const user = await showFilled();
    await user.click(submit());
    await screen.findByText("This address does not exist.");
    // Said at the fields, so not again in a toast.
    expect(screen.queryByRole("alert")).toBeNull();
    const first = field(/^First name/);
    expect(first.getAttribute("aria-invalid")).toBe("true");
    const describedBy = first.getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(describedBy)?.textContent).toBe("Tell us your first name.");
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(field(/^Last name/).value).toBe("Lovelace");
  });

  it("reports a server failure and keeps the fields", async () => {
    fails(subscribe, "internal");
    const user = await showFilled();
    await user.click(submit());
    await screen.findAllByText(errorTable.internal.message);
    expect(field(/^First name/).value).toBe("Ada");
  });

  it("reports that there is no connection", async () => {
    isOffline(subscribe);
    const user = await showFilled();
    await user.click(submit());
    await screen.findAllByText(/can't be reached/);
    expect(submit().textContent).toBe("Claim my free month");
  });
});
