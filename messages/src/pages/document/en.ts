export const messages = {
  description: "{app}: films and talks that expand the mind, in one calm place.",
  landingDescription:
    "{app}: entertainment that expands the mind. Films, talks and journeys worth your evening, with one month free for everyone who signs up for the news.",
} as const;
