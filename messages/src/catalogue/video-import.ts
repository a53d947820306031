import { forServer } from "@mindreel/messages/for-server";

export const messages = {
  title: "Import videos",
  label: "Videos to import",
  intro:
    "One video per line: its address, then title, category, description, Oid (the name of its caption files), series and place in the series where you have them, separated by tabs, commas or semicolons. The first line may name the columns. The library will show the videos in the order of your list: the first line becomes the newest. What YouTube and Vimeo know, including the picture, is filled in soon after.",
  defaultCategory: "Category for lines without one",
  none: "None",
  preview: "Preview",
  unknown: "Unknown",
  see: "See the videos",
  undone: "The import was undone.",
  undo: "Undo the import",
  restorable: {
    one: "You can restore them for {count} day.",
    other: "You can restore them for {count} days.",
  },
  video: "Video",
  noAddress: "No address",
  length: "Length",
  category: "Category",
  series: "Series",
  newCategories: {
    one: "Create the missing category: {names}",
    other: "Create {count} missing categories: {names}",
  },
  newSeries: {
    one: "Create the missing series: {names}",
    other: "Create {count} missing series: {names}",
  },
  words: {
    import: {
      one: "Import {count} video",
      other: "Import {count} videos",
    },
    toImport: {
      one: "{count} video to import",
      other: "{count} videos to import",
    },
    imported: {
      one: "{count} video imported",
      other: "{count} videos imported",
    },
  },
  afterwards: "Missing titles and pictures come from YouTube and Vimeo within a few minutes.",
} as const;

export const fields = forServer("catalogue/video-import:fields.", {
  url: "address",
  title: "title",
  category: "category",
  description: "description",
  oid: "Oid",
  series: "series",
  place: "place",
});

export const report = forServer("catalogue/video-import:report.", {
  noAddress: "There's no address.",
  noTitle: "There's no title, and the address of a file doesn't provide one.",
  place: "The place isn't a whole number from 1 to {most}.",
  placeAlone: "There's a place in a series, but no series.",
  present: "It's already in the library.",
  twin: "It's the same video as on line {line}.",
  noCategory: "There's no category “{name}”.",
  noSeries: "There's no series “{name}”.",
});
