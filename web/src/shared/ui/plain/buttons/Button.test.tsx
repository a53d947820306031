import { screen } from "@testing-library/react";
import { type FormEvent, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { show } from "#test/render.tsx";
import { Button } from "./Button.tsx";
import { ButtonLink } from "./ButtonLink.tsx";

describe("a button", () => {
  it("runs its action, and submits no form unless it is a submit button", async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { press } = show(
      <form onSubmit={onSubmit}>
        <Button onClick={onClick}>Undo</Button>
        <Button type="submit">Save</Button>
      </form>,
    );
    await press("Undo");
    expect(onClick).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
    await press("Save");
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it("keeps its name, and cannot be pressed, while its call is running", async () => {
    const onClick = vi.fn();
    const { press } = show(
      <Button loading onClick={onClick}>
        Save
      </Button>,
    );
    await press("Save");
    expect(screen.getByRole("button", { name: "Save" }).getAttribute("aria-disabled")).toBe("true");
    expect(onClick).not.toHaveBeenCalled();
  });
});

function SaveForm({ onSubmit }: { readonly onSubmit: () => void }) {
  const [saving, setSaving] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
    setSaving(true);
  };
  return (
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" loading={saving}>
        Save
      </Button>
    </form>
  );
}

describe("a button that submits a form", () => {
  it("keeps the focus, and submits only once, while its call is running", async () => {
    const onSubmit = vi.fn();
    const { user } = show(<SaveForm onSubmit={onSubmit} />);
    const save = screen.getByRole("button", { name: "Save" });
    save.focus();
    await user.keyboard("{Enter}");
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(save);
    await user.keyboard("{Enter}");
    await user.type(screen.getByLabelText("Name"), "Tides{Enter}");
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe("a link that looks like a button", () => {
  it("navigates to a page of the app without loading a document", async () => {
    const { user, address } = show(<ButtonLink to="/profile">Profile</ButtonLink>);
    await user.click(screen.getByRole("link", { name: "Profile" }));
    expect(address()).toBe("/profile");
  });

  it("links to another document", () => {
    show(<ButtonLink href="https://pay.example.com/1">Pay now</ButtonLink>);
    expect(screen.getByRole("link", { name: "Pay now" }).getAttribute("href")).toBe("https://pay.example.com/1");
  });
});
