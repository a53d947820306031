export const messages = {
  noAddress: "There is no address.",
  noTitle: "There is no title, and the address of a file does not provide one.",
  place: "The place is not a whole number from 1 to {most}.",
  placeAlone: "There is a place in a series, but no series.",
  present: "It is already in the library.",
  twin: "It is the same video as on line {line}.",
  noCategory: "There is no category “{name}”.",
  noSeries: "There is no series “{name}”.",
} as const;
