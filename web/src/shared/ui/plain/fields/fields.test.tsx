import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { show } from "#test/render.tsx";
import { Checkbox } from "./Checkbox.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { TextField } from "./TextField.tsx";

/** A field's accessible description. */
const describedAs = (field: HTMLElement) =>
  (field.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);

describe("a text field", () => {
  it("is named only by its label, and described by its description and its error", () => {
    show(<TextField label="Username" description="As others see you." error="This name is taken." required />);
    const field = screen.getByRole("textbox", { name: "Username" });
    expect(describedAs(field)).toEqual(["As others see you.", "This name is taken."]);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(field).toHaveProperty("required", true);
  });

  it("mentions no error if there is none", () => {
    show(<TextField label="Username" />);
    const field = screen.getByRole("textbox", { name: "Username" });
    expect(field.hasAttribute("aria-invalid")).toBe(false);
    expect(field.hasAttribute("aria-describedby")).toBe(false);
  });
});

describe("a password field", () => {
  it("hides the password until it is revealed", async () => {
    const { press } = show(<PasswordField label="Password" />);
    const field = screen.getByLabelText("Password");
    expect(field).toHaveProperty("type", "password");
    await press("Show password");
    expect(field).toHaveProperty("type", "text");
    expect(screen.getByRole("button", { name: "Show password" }).getAttribute("aria-pressed")).toBe("true");
    await press("Show password");
    expect(field).toHaveProperty("type", "password");
  });
});

describe("a checkbox", () => {
  it("is toggled by its label, and described", async () => {
    const { user } = show(<Checkbox label="Remove my passkeys, too" description="You can add new ones." />);
    const box = screen.getByRole("checkbox", { name: "Remove my passkeys, too" });
    await user.click(screen.getByText("Remove my passkeys, too"));
    expect(box).toHaveProperty("checked", true);
    expect(describedAs(box)).toEqual(["You can add new ones."]);
  });
});
