import { screen } from "@testing-library/react";
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
    expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", true);
    expect(onClick).not.toHaveBeenCalled();
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
