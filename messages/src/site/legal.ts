import { forServer } from "@mindreel/messages/for-server";

export const messages = forServer("site/legal:", {
  changed: "The terms or the privacy policy have changed. Please reload the page and read them.",
});
