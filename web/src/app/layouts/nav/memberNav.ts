import {
  IconBookmark,
  IconBulb,
  IconCreditCard,
  IconHistory,
  IconHome,
  IconNotes,
  IconStack2,
  IconUser,
} from "#shared/icons/member.ts";

export const home = { page: "home", name: "home", Icon: IconHome } as const;
export const favorites = { page: "favorites", name: "favorites", Icon: IconBookmark } as const;
export const recentVideos = { page: "recentVideos", name: "recentVideos", Icon: IconHistory } as const;
export const profile = { page: "profile", leadsTo: ["editProfile"], name: "profile", Icon: IconUser } as const;
export const subscription = {
  page: "subscription",
  leadsTo: ["paymentSuccess"],
  name: "subscription",
  Icon: IconCreditCard,
} as const;

/** The places of everyone, by the headings of the menu. */
export const memberNav = {
  watch: [
    home,
    { page: "seriesList", leadsTo: ["series"], name: "series", Icon: IconStack2 },
    favorites,
    recentVideos,
    { page: "notes", name: "notes", Icon: IconNotes },
    { page: "requests", name: "requests", Icon: IconBulb },
  ],
  you: [profile, subscription],
} as const;
