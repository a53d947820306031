import { heading, type Screen, table } from "./screen.ts";

export const newsletterScreens: readonly Screen[] = [
  { name: "unsubscribe", who: "visitor", path: "/unsubscribe/x", ready: heading("Unsubscribe") },
  { name: "admin-subscribers", who: "superuser", path: "/admin/subscribers", ready: table("Subscribers") },
  {
    name: "admin-import-subscribers",
    who: "superuser",
    path: "/admin/subscribers",
    long: true,
    ready: async (page) => {
      await page.getByRole("button", { name: "Import", exact: true }).click();
      const lines = ["new-reader@example.com, Grace, Hopper, 42, Kenya", "another@example.com", "not an address, Ada"];
      await page.getByRole("textbox", { name: "Lines" }).fill(lines.join("\n"));
      await page.getByRole("button", { name: "Preview" }).click();
      await page.getByRole("table", { name: "Lines" }).waitFor();
    },
  },
];
