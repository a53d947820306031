import { forServer } from "@mindreel/messages/for-server";

export const rails = forServer("catalogue/home:rails.", {
  newest: "New",
  subjects: "Browse by subject",
  showcase: "In the library",
});

export const refusals = forServer("catalogue/home:refusals.", {
  nothingFeatured: "There is no such video or series.",
});
