import { heading, picturesShown, type Screen, table, wall } from "./screen.ts";

export const engagementScreens: readonly Screen[] = [
  { name: "favorites", who: "pro", path: "/favorites", ready: wall },
  { name: "favorites-empty", who: "superuser", path: "/favorites", ready: heading("No videos found") },
  { name: "recent-videos", who: "pro", path: "/recent-videos", ready: wall },
  {
    name: "requests",
    who: "pro",
    path: "/requests",
    ready: async (page) =>
      page
        .getByRole("button", { name: /votes? for / })
        .first()
        .waitFor(),
  },
  {
    name: "requests-answered",
    who: "pro",
    path: "/requests?state=answered",
    ready: async (page) => {
      await page
        .getByRole("main")
        .getByRole("link", { name: /(Requested|You wanted): / })
        .first()
        .waitFor();
      await picturesShown(page);
    },
  },
  {
    name: "admin-requests",
    who: "superuser",
    path: "/admin/requests",
    ready: async (page) => {
      await table("Requests")(page);
      await page
        .getByRole("checkbox", { name: /^Select / })
        .first()
        .check();
      await page.getByRole("region", { name: "Selected requests" }).waitFor();
    },
  },
  {
    name: "admin-requests-answer",
    who: "superuser",
    path: "/admin/requests?state=open&search=owls+at+night",
    ready: async (page) => {
      await page.getByRole("button", { name: "Answer Owls at night" }).click();
      await page.getByRole("dialog").getByRole("status").waitFor();
    },
  },
  { name: "notices", who: "pro", path: "/notices", ready: heading("Notices") },
  { name: "end-notice-mails", who: "visitor", path: "/notices/unsubscribe/x", ready: heading("Unsubscribe") },
  { name: "end-answer-mails", who: "visitor", path: "/requests/unsubscribe/x", ready: heading("Unsubscribe") },
  { name: "recent-videos-empty", who: "superuser", path: "/recent-videos", ready: heading("No videos found") },
];
