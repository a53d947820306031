import { picturesShown, type Screen, table } from "./screen.ts";

export const adminScreens: readonly Screen[] = [
  {
    name: "admin-dashboard",
    who: "superuser",
    path: "/admin/dashboard",
    long: true,
    ready: async (page) => {
      await page.getByText("Subscriptions bought since the start").waitFor();
      await table("Video Categories")(page);
      await picturesShown(page);
    },
  },
  {
    name: "admin-figures",
    who: "superuser",
    path: "/admin/figures",
    long: true,
    ready: async (page) => {
      for (const name of ["Minutes watched", "Plays"]) {
        await page.getByRole("region", { name }).locator("svg path[stroke]").first().waitFor();
      }
    },
  },
  {
    name: "admin-figures-failed",
    who: "superuser",
    path: "/admin/figures",
    before: async (page) => {
      const json = { message: "The projector stumbled. Please try again.", code: "internal" };
      await page.route("**/api/admin/v1/figures/videos/**", (route) => route.fulfill({ status: 500, json }));
      await page.route("**/api/admin/v1/figures/searches/**", () => new Promise(() => undefined));
    },
    ready: async (page) => {
      await page.getByRole("region", { name: "Top videos" }).getByRole("alert").waitFor();
      const searches = page.getByRole("region", { name: "Searches that found nothing" });
      await searches.getByRole("status", { name: "Loading" }).waitFor();
    },
  },
  {
    name: "admin-system",
    who: "superuser",
    path: "/admin/system",
    ready: (page) => page.getByRole("heading", { name: "Disk space" }).waitFor(),
  },
  {
    name: "admin-connections",
    who: "superuser",
    path: "/admin/connections",
    ready: (page) => page.getByRole("heading", { name: "Sender's domain" }).waitFor(),
  },
  {
    name: "admin-plans",
    who: "superuser",
    path: "/admin/plans",
    ready: (page) => page.getByRole("heading", { name: "Monthly" }).waitFor(),
  },
  {
    name: "admin-site",
    who: "superuser",
    path: "/admin/site",
    ready: async (page) => {
      await page.getByRole("textbox", { name: "Name" }).waitFor();
    },
  },
  {
    name: "admin-site-history",
    who: "superuser",
    path: "/admin/site",
    ready: async (page) => {
      await page.getByRole("tab", { name: "History" }).click();
      await page
        .getByRole("table", { name: "History of the settings" })
        .or(page.getByRole("heading", { name: "Nothing has been changed yet" }))
        .waitFor();
    },
  },
  {
    name: "admin-site-pages",
    who: "superuser",
    path: "/admin/site",
    ready: async (page) => {
      await page.getByRole("tab", { name: "Own pages" }).click();
      await page.getByRole("button", { name: "Add a page" }).click();
      await page.getByRole("textbox", { name: "Title" }).fill("About us");
    },
  },
  {
    name: "admin-site-mails",
    who: "superuser",
    path: "/admin/site",
    ready: async (page) => {
      await page.getByRole("tab", { name: "Email" }).click();
      await page.getByRole("button", { name: "Password was changed" }).waitFor();
    },
  },
  {
    name: "admin-site-mail",
    who: "superuser",
    path: "/admin/site",
    ready: async (page) => {
      await page.getByRole("tab", { name: "Email" }).click();
      await page.getByRole("button", { name: "Password was changed" }).click();
      await page.frameLocator("iframe").getByText("This wasn't me").waitFor();
    },
  },
  {
    name: "admin-site-words",
    who: "superuser",
    path: "/admin/site",
    ready: async (page) => {
      await page.getByRole("tab", { name: "Wording" }).click();
      await page.getByRole("searchbox", { name: "Find a sentence" }).fill("authentication failed");
      await page.getByRole("button", { name: "Change: User authentication failed" }).click();
    },
  },
  {
    name: "admin-audit",
    who: "superuser",
    path: "/admin/audit",
    ready: async (page) => {
      await page
        .getByRole("table", { name: "Audit log" })
        .or(page.getByRole("heading", { name: "No entries found" }))
        .waitFor();
    },
  },
];
