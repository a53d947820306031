export const messages = {
  title: "Import videos",
  label: "Videos to import",
  intro:
    "A video a line: its address, then title, category, description, Oid, series and place in it where you have them, separated by tabs, commas or semicolons. A first line may name the columns. The list on the first page will read like yours: the first line becomes the newest. What YouTube and Vimeo know, the still among it, is filled in soon after.",
  defaultCategory: "Category of lines without one",
  none: "None",
  preview: "Preview",
  unknown: "Unknown",
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
    one: "Create the category that there is not yet: {names}",
    other: "Create {count} categories that there are not yet: {names}",
  },
  newSeries: {
    one: "Create the series that there is not yet: {names}",
    other: "Create {count} series that there are not yet: {names}",
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
  afterwards: "Titles and stills that the lines did not give come from YouTube and Vimeo within the next minutes.",
} as const;
