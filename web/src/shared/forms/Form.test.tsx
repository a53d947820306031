import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "#shared/api/api.ts";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { toasts } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { DateTimeField } from "./DateTimeField.tsx";
import { Form } from "./Form.tsx";
import { showFormErrors } from "./formErrors.ts";
import { useFields } from "./useFields.ts";

const refused = new ApiError(400, "invalid_input", "This name is taken.", { name: ["This name is taken."] });

function Example({ onSend }: { onSend: (values: { name: string }) => void }) {
  const fields = useFields("name");
  return (
    <Form
      label="Example"
      fields={fields}
      onSend={(values) => {
        onSend(values);
        if (values.name === "taken") showFormErrors(fields, refused);
      }}
    >
      <TextField {...fields.field("name")} label="Name" />
      <input name="other" defaultValue="not asked for" />
      <button type="submit">Send</button>
    </Form>
  );
}

const both = new ApiError(400, "invalid_input", "Too short.", { second: ["Too short."], first: ["Taken."] });

function Two() {
  const fields = useFields("first", "second");
  return (
    <Form label="Example" fields={fields} onSend={() => showFormErrors(fields, both)}>
      <TextField {...fields.field("first")} label="First" />
      <TextField {...fields.field("second")} label="Second" />
      <button type="submit">Send</button>
    </Form>
  );
}

describe("a form", () => {
  it("sends the values of its fields, and no others", async () => {
    const onSend = vi.fn();
    const { fill, press } = show(<Example onSend={onSend} />);
    await fill("Name", "ada");
    await press("Send");
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ name: "ada" });
  });

  it("keeps an error at its field until the value changes", async () => {
    const { fill, press } = show(<Example onSend={() => undefined} />);
    await fill("Name", "taken");
    await press("Send");
    await screen.findByText("This name is taken.");
    // It is said once.
    expect(toasts()).toEqual([]);
    const field = screen.getByRole("textbox", { name: "Name" });
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field);
    await fill("Name", "grace");
    expect(field.hasAttribute("aria-invalid")).toBe(false);
  });

  it("leads to the field that comes first on the page, whichever error came first", async () => {
    const { press } = show(<Two />);
    await press("Send");
    await screen.findByText("Taken.");
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "First" }));
  });

  describe("rendered by the server", () => {
    const hydrated = async (before: (form: HTMLFormElement) => void) => {
      const onSend = vi.fn();
      const page = document.body.appendChild(document.createElement("div"));
      page.innerHTML = renderToString(<Example onSend={onSend} />);
      screen.getByRole<HTMLInputElement>("textbox", { name: "Name" }).value = "typed early";
      before(screen.getByRole("form"));
      const root = await act(async () => hydrateRoot(page, <Example onSend={onSend} />));
      return { onSend, unmount: () => act(async () => root.unmount()) };
    };

    it("keeps what was typed before the app had started", async () => {
      const { onSend, unmount } = await hydrated(() => undefined);
      expect(onSend).not.toHaveBeenCalled();
      await act(async () => screen.getByRole("button", { name: "Send" }).click());
      expect(onSend).toHaveBeenCalledExactlyOnceWith({ name: "typed early" });
      await unmount();
    });

    it("is then submitted by the app, not the browser, if it was submitted before", async () => {
      const { onSend, unmount } = await hydrated((form) => {
        // Such a form is not submitted natively, unless a dialog is around it.
        expect(form.getAttribute("method")).toBe("dialog");
        Reflect.set(form, "sentEarly", true);
      });
      expect(onSend).toHaveBeenCalledExactlyOnceWith({ name: "typed early" });
      await unmount();
    });
  });
});

function Chosen({ start = "" }: { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateTimeField label="Time" value={value} onChange={setValue} />
      <output aria-label="Stored">{value}</output>
    </>
  );
}

describe("a field of a date and a time", () => {
  beforeEach(() => void vi.stubEnv("TZ", "Europe/Berlin"));
  afterEach(() => vi.unstubAllEnvs());

  const field = () => screen.getByLabelText<HTMLInputElement>("Time");
  const stored = () => screen.getByLabelText("Stored").textContent;
  const note = () => screen.getAllByRole("status")[0]?.textContent;

  it("says what a time means that the clock skips, and shows it once it is left", () => {
    show(<Chosen />);
    fireEvent.change(field(), { target: { value: "2026-03-29T02:30" } });
    expect(stored()).toBe("2026-03-29T01:30:00.000Z");
    expect(note()).toMatch(/^The clocks change at this time\. What counts is .*03:30/);
    fireEvent.blur(field());
    expect(field().value).toBe("2026-03-29T03:30");
    expect(note()).toBe("");
  });

  it("keeps the second of two equal times, and says which one it is", () => {
    show(<Chosen start="2026-10-25T01:30:00.000Z" />);
    expect(field().value).toBe("2026-10-25T02:30");
    expect(note()).toMatch(/02:30.*(?:GMT\+1|CET)/);
    fireEvent.blur(field());
    expect(stored()).toBe("2026-10-25T01:30:00.000Z");
  });
});
