/**
 * The browser's routes. The server answers any other path with status 404 (and the page that says so); which set
 * applies depends on the `user` cookie. `:name` stands for one part of a path, as Fastify and React Router both have it.
 */
export const signedOutPages = [
  "/",
  "/signin",
  "/signup",
  "/forgot-password",
  "/reset-password/:uid/:token",
  "/confirm-email/:token",
  "/change-email/:end/:token",
  "/unsubscribe/:token",
] as const;
export const memberPages = [
  "/",
  "/profile",
  "/profile/edit",
  "/security",
  "/confirm-email/:token",
  "/change-email/:end/:token",
  "/unsubscribe/:token",
  "/favorites",
  "/recent-videos",
  "/subscription",
  "/payment-success",
  "/admin/dashboard",
  "/admin/users-list",
  "/admin/users/:id",
  "/admin/subscribers",
  "/admin/videos",
  "/admin/videos/:id",
  "/admin/payments",
  "/admin/import",
  "/admin/health",
  "/admin/audit",
  "/admin/figures",
] as const;

export type Page = (typeof signedOutPages)[number] | (typeof memberPages)[number];
