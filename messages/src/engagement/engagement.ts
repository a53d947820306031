import { forServer } from "@mindreel/messages/for-server";

export const toggles = {
  like: {
    one: "Like {title}, {likes} like",
    other: "Like {title}, {likes} likes",
  },
  save: "Save {title}",
  saveAlone: "Save",
  watched: "Watched {title}",
} as const;

export const refusals = forServer("engagement/engagement:refusals.", {
  noSuchVideo: "There's no such video.",
  othersRecord: "This record belongs to another video.",
  othersList: "This list belongs to another member.",
  mostRequests: "You have made {limit} requests within a day. Please make more tomorrow.",
  noWords: "Please describe in words what you're looking for.",
  askedAgain: "This has been asked for again in the meantime.",
});
