import { account } from "#support/people/accounts.ts";
import { field, heading, type Screen, table } from "./screen.ts";

export const accountsScreens: readonly Screen[] = [
  { name: "signin", who: "visitor", path: "/signin", ready: heading("Sign In") },
  {
    name: "signin-code",
    who: "visitor",
    path: "/signin",
    ready: async (page) => {
      const response = { message: "Please enter the code from your authenticator app.", code: "two_factor_required" };
      await page.route("**/api/accounts/v1/login/", (route) => route.fulfill({ status: 401, json: response }));
      await page.getByLabel("Email").fill("someone@example.com");
      await page.getByRole("textbox", { name: "Password" }).fill("x");
      await page.keyboard.press("Enter");
      await page.getByRole("textbox", { name: "Code" }).waitFor();
    },
  },
  { name: "signup", who: "visitor", path: "/signup", ready: heading("Sign Up") },
  { name: "forgot-password", who: "visitor", path: "/forgot-password", ready: heading("Forgot your password?") },
  { name: "reset-password", who: "visitor", path: "/reset-password/x/y", ready: heading("Set a new password") },
  { name: "confirm-email", who: "visitor", path: "/confirm-email/x", ready: heading("Confirm your address") },
  { name: "change-email", who: "visitor", path: "/change-email/current/x", ready: heading("Is this you?") },
  { name: "edit-profile", who: "pro", path: "/profile/edit", ready: field("Full name") },
  { name: "security", who: "pro", path: "/security", ready: heading("Devices") },
  {
    name: "two-factor",
    who: "pro",
    path: "/security",
    ready: async (page) => {
      await page.getByRole("button", { name: "Set up" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox", { name: "Current password" }).fill(account("pro").password);
      await dialog.getByRole("button", { name: "Continue" }).click();
      await dialog.getByRole("img", { name: /^QR code/ }).waitFor();
    },
  },
  { name: "profile", who: "pro", path: "/profile", ready: async (page) => page.getByText("Username").waitFor() },
  { name: "admin-users", who: "superuser", path: "/admin/users-list", ready: table("Users") },
  { name: "admin-invitations", who: "superuser", path: "/admin/invitations", ready: heading("The email they get") },
  {
    name: "admin-users-none",
    who: "superuser",
    path: "/admin/users-list?search=qqqqzzzz",
    ready: heading("No members found"),
  },
  {
    name: "admin-block",
    who: "superuser",
    path: "/admin/users-list?search=aksel",
    ready: async (page) => {
      await page.getByRole("button", { name: "Block aksel.nystrand" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).waitFor();
    },
  },
  {
    name: "admin-member",
    who: "superuser",
    path: "/admin/users-list?search=aksel",
    long: true,
    ready: async (page) => {
      await page.getByRole("table", { name: "Users" }).getByRole("link").first().click();
      await page.getByRole("heading", { name: "History" }).waitFor();
    },
  },
  {
    name: "new-super-user",
    who: "superuser",
    path: "/profile",
    ready: async (page) => {
      await page.getByText("Username").waitFor();
      await page.getByRole("button", { name: "Account menu" }).click();
      await page.getByRole("menuitem", { name: "New Super User" }).click();
      await page.getByRole("dialog").getByLabel("Email").waitFor();
    },
  },
];
