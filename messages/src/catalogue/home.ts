import { forServer } from "@mindreel/messages/for-server";

export const rails = forServer("catalogue/home:rails.", {
  newest: "New",
  subjects: "Browse by subject",
  showcase: "In the library",
});

export const refusals = forServer("catalogue/home:refusals.", {
  nothingFeatured: "There is no such video or series.",
});

export const front = {
  play: "Play",
  series: "See the series",
  video: "About this video",
  newest: "New",
  subjects: "Browse by subject",
  edit: "Edit Home",
} as const;

export const filters = {
  open: "Filter",
  chosen: "Filter, {count} on",
  title: "Filter",
  done: "Done",
  reset: "Reset",
} as const;

export const arranging = {
  title: "Edit Home",
  featured: "Featured",
  automatic: "The newest series, or else the newest video",
  choose: "Find a video or series",
  found: "Videos and series",
  useThis: "Feature {title}",
  useAutomatic: "Choose it automatically",
  series: "Series",
  video: "Video",
  rails: "Rails",
  railsNote:
    "Drag them into order, or use the arrows. At most {most} are shown. Subjects are in the order of their categories.",
  shown: "Show {title}",
  instructions:
    "To move a rail, press the space bar, then the up and down arrow keys. Press the space bar again to put it down, or Escape to leave it where it was.",
  isNow: "{title} is now rail {place} of {count}.",
  cancel: "Cancel",
  save: "Save",
  saved: "Home is saved",
  kinds: {
    new: "Newest videos",
    subjects: "Categories as pictures",
    series: "Series",
    category: "Category",
    showcase: "Showcase",
  },
} as const;
