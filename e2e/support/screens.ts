import type { Page } from "@playwright/test";
import { account } from "./accounts.ts";
import { expectPlaying, playButton } from "./moves.ts";

/** Every screen of the product, for what applies to all of them: accessibility, width, screenshots. */
export interface Screen {
  readonly name: string;
  readonly who: "visitor" | "free" | "pro" | "superuser";
  readonly path: string;
  readonly only?: "wide" | "narrow";
  /** Longer than the window: its screenshot shows the full page. */
  readonly long?: true;
  /** Prepares the server's answers before the page loads. */
  readonly before?: (page: Page) => Promise<void>;
  /** Brings the loaded page to the state in question. */
  readonly ready: (page: Page) => Promise<void>;
}

const heading = (name: string) => async (page: Page) => {
  await page.getByRole("heading", { name, exact: true }).first().waitFor();
};

const table = (name: string) => async (page: Page) => {
  await page.getByRole("table", { name }).getByRole("cell").first().waitFor();
};

const wall = async (page: Page) => {
  await page
    .getByRole("button", { name: /^Play / })
    .first()
    .waitFor();
  await picturesShown(page);
};

/** Checks those in the viewport; the others load lazily. */
async function picturesShown(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom < 0 || top > innerHeight || (image.complete && image.naturalWidth > 0);
    }),
  );
}

export const screens: readonly Screen[] = [
  {
    name: "landing",
    who: "visitor",
    path: "/",
    long: true,
    ready: async (page) => {
      await page.getByRole("list", { name: "Some of the categories" }).getByRole("listitem").first().waitFor();
      await page.evaluate(() => {
        for (const image of document.images) image.loading = "eager";
      });
      await picturesShown(page);
    },
  },
  { name: "signin", who: "visitor", path: "/signin", ready: heading("Sign In") },
  {
    name: "signin-code",
    who: "visitor",
    path: "/signin",
    ready: async (page) => {
      const answer = { message: "Please enter the code from your authenticator app.", code: "two_factor_required" };
      await page.route("**/api/accounts/v1/login/", (route) => route.fulfill({ status: 401, json: answer }));
      await page.getByLabel("Email").fill("someone@example.com");
      await page.getByRole("textbox", { name: "Password" }).fill("x");
      await page.keyboard.press("Enter");
      await page.getByRole("textbox", { name: "Code" }).waitFor();
    },
  },
  { name: "signup", who: "visitor", path: "/signup", ready: heading("Sign Up") },
  { name: "forgot-password", who: "visitor", path: "/forgot-password", ready: heading("Forgot Password") },
  { name: "reset-password", who: "visitor", path: "/reset-password/x/y", ready: heading("Reset Password") },
  { name: "confirm-email", who: "visitor", path: "/confirm-email/x", ready: heading("Confirm your address") },
  { name: "change-email", who: "visitor", path: "/change-email/current/x", ready: heading("Is this you?") },
  { name: "unsubscribe", who: "visitor", path: "/unsubscribe/x", ready: heading("Unsubscribe") },
  { name: "not-found", who: "visitor", path: "/nowhere", ready: heading("Page Not Found") },
  { name: "offline", who: "visitor", path: "/offline.html", ready: heading("You are offline") },
  { name: "not-found-member", who: "pro", path: "/nowhere", ready: heading("Page Not Found") },
  { name: "catalogue", who: "pro", path: "/", ready: wall },
  { name: "category", who: "pro", path: "/?category=Telescopes+%26+Deep+Sky", ready: wall },
  { name: "no-results", who: "pro", path: "/?search=qqqqzzzz", ready: heading("No videos found") },
  {
    name: "player",
    who: "pro",
    path: "/?category=Nature&ordering=-title",
    ready: async (page) => {
      await wall(page);
      await playButton(page, "Tides").click();
      await expectPlaying(page.locator("video"));
    },
  },
  {
    name: "about",
    who: "pro",
    path: "/?category=Nature",
    ready: async (page) => {
      await wall(page);
      await page
        .getByRole("button", { name: /^About / })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "favorites", who: "pro", path: "/favorites", ready: wall },
  { name: "favorites-empty", who: "superuser", path: "/favorites", ready: heading("No videos found") },
  { name: "recent-videos", who: "pro", path: "/recent-videos", ready: wall },
  { name: "recent-videos-empty", who: "superuser", path: "/recent-videos", ready: heading("No videos found") },
  {
    name: "gate",
    who: "free",
    path: "/",
    ready: async (page) => {
      await heading("You are not a pro user")(page);
      await picturesShown(page);
    },
  },
  { name: "subscription", who: "free", path: "/subscription", ready: heading("Monthly") },
  { name: "subscription-pro", who: "pro", path: "/subscription", ready: heading("You are a pro user") },
  { name: "edit-profile", who: "pro", path: "/profile/edit", ready: heading("Edit Profile") },
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
  {
    name: "menu",
    who: "pro",
    path: "/",
    only: "narrow",
    ready: async (page) => {
      await wall(page);
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Home" }).waitFor();
    },
  },
  {
    name: "account-menu",
    who: "pro",
    path: "/profile",
    ready: async (page) => {
      await page.getByText("Username").waitFor();
      await page.getByRole("button", { name: "Account menu" }).click();
      await page.getByRole("menuitem", { name: "Sign out" }).waitFor();
    },
  },
  {
    name: "delete-video",
    who: "superuser",
    path: "/?category=Nature",
    ready: async (page) => {
      await wall(page);
      await page
        .getByRole("button", { name: /^Delete / })
        .first()
        .click();
      await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).waitFor();
    },
  },
  {
    name: "admin-dashboard",
    who: "superuser",
    path: "/admin/dashboard",
    long: true,
    ready: async (page) => {
      await page.getByText("Subscriptions bought so far").waitFor();
      await table("Video Categories")(page);
      await picturesShown(page);
    },
  },
  {
    name: "admin-category",
    who: "superuser",
    path: "/admin/dashboard",
    ready: async (page) => {
      await page.getByRole("button", { name: "Update Nature" }).click();
      await page.getByRole("dialog").getByLabel("Category Name").waitFor();
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
  { name: "admin-users", who: "superuser", path: "/admin/users-list", ready: table("Users") },
  {
    name: "admin-users-none",
    who: "superuser",
    path: "/admin/users-list?search=qqqqzzzz",
    ready: heading("No users found"),
  },
  {
    name: "admin-block",
    who: "superuser",
    path: "/admin/users-list?search=aurora",
    ready: async (page) => {
      await page.getByRole("button", { name: "Block aurora" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).waitFor();
    },
  },
  {
    name: "admin-videos",
    who: "superuser",
    path: "/admin/videos",
    ready: async (page) => {
      await table("Videos")(page);
      await page
        .getByRole("checkbox", { name: /^Select (?!all)/ })
        .first()
        .check();
      await page.getByRole("region", { name: "Selected videos" }).waitFor();
      await picturesShown(page);
    },
  },
  {
    name: "admin-video",
    who: "superuser",
    path: "/?category=Nature",
    long: true,
    ready: async (page) => {
      await wall(page);
      await page
        .getByRole("link", { name: /^Edit / })
        .first()
        .click();
      await page.getByLabel("Oid").waitFor();
      await picturesShown(page);
    },
  },
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
  {
    name: "admin-member",
    who: "superuser",
    path: "/admin/users-list?search=aurora",
    long: true,
    ready: async (page) => {
      await page.getByRole("table", { name: "Users" }).getByRole("link").first().click();
      await page.getByRole("heading", { name: "History" }).waitFor();
    },
  },
  {
    name: "admin-payments",
    who: "superuser",
    path: "/admin/payments",
    ready: async (page) => {
      await page.getByRole("heading", { name: /^(Nothing compared yet|Stripe and Mindreel agree)$/ }).waitFor();
      await page
        .getByRole("table", { name: "Events received" })
        .or(page.getByRole("heading", { name: "No events found" }))
        .waitFor();
    },
  },
  {
    name: "admin-payments-differences",
    who: "superuser",
    path: "/admin/payments",
    before: async (page) => {
      const at = "2025-12-02T04:07:00Z";
      const difference = {
        ...{ id: 1, kind: "differs", subscription: "sub_1", member: { id: 1, username: "aurora" } },
        ours: "Canceled, paid until 1 December 2025 at 10:00:00 UTC, does not renew.",
        theirs: "Active, paid until 1 January 2026 at 10:00:00 UTC, renews by itself.",
        ...{ healing: false, healed_at: null, note: null },
      };
      const stranger = { ...difference, id: 2, kind: "stranger", subscription: "sub_2", member: null };
      const last = { id: 1, started_at: at, ended_at: at, compared: 12, failure: null, open: 2 };
      const json = { running: false, last: { ...last, differences: [difference, stranger] } };
      await page.route("**/api/billing/v1/reconciliation/**", (route) => route.fulfill({ json }));
    },
    ready: async (page) => {
      await page.getByRole("button", { name: "Heal all" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).waitFor();
    },
  },
  ...(["unwatched", "no_still"] as const).map((kind) => ({
    name: `admin-health-${kind}`,
    who: "superuser" as const,
    path: `/admin/health?kind=${kind}`,
    ready: async (page: Page) => {
      await page
        .getByRole("table", { name: kind === "unwatched" ? "Never watched" : "Without still" })
        .or(page.getByRole("heading", { name: "No problems found" }))
        .waitFor();
      await picturesShown(page);
    },
  })),
  {
    name: "admin-import",
    who: "superuser",
    path: "/admin/import",
    long: true,
    ready: async (page) => {
      const lines = [
        "https://youtu.be/dQw4w9WgXcQ, A walk in the rain, Nature",
        "https://vimeo.com/1084537, , Documentaries",
        "https://youtu.be/aqz-KE-bpKQ, Big Buck Bunny, Animated Films",
        "example.com/film, A film, Nature",
      ];
      await page.getByRole("textbox", { name: "Lines" }).fill(lines.join("\n"));
      await page.getByRole("button", { name: "Preview" }).click();
      await page.getByRole("table", { name: "Lines" }).waitFor();
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
