export const messages = {
  noAddress: "There is no address.",
  noTitle: "There is no title, and the address of a file does not tell one.",
  place: "The place is not a whole number from 1 to {most}.",
  placeAlone: "There is a place, but no series.",
  present: "It is in the library already.",
  twin: "It is the same video as in line {line}.",
  noCategory: "There is no category “{name}”.",
  noSeries: "There is no series “{name}”.",
} as const;
