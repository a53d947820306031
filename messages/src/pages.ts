import { forServer } from "@mindreel/messages/for-server";

export const document = forServer("pages:document.", {
  description: "{app}: films and talks that expand the mind, in one calm place.",
  landingDescription:
    "{app}: entertainment that expands the mind. Films, talks and journeys worth your evening, with one month free for everyone who signs up for the news.",
  pricing: "Plans and prices",
  subject: {
    one: "{subject} on {app}: {count} video to discover.",
    other: "{subject} on {app}: {count} videos to discover.",
  },
});

export const installed = forServer("pages:installed.", {
  title: "You're offline",
  text: "The projector is ready, the network is not. Check your connection; the page will reload by itself once you're back online.",
  again: "Try again",
  app: "Entertainment that expands the mind.",
});
