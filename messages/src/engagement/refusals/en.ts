export const messages = {
  noSuchVideo: "There is no such video.",
  othersRecord: "This record is another video's.",
  othersList: "This list belongs to another member.",
  mostRequests: "You have asked for {limit} things within a day. Please ask for more tomorrow.",
  noWords: "Please say in words what you are looking for.",
  askedAgain: "This was asked for again meanwhile.",
} as const;
