export const messages = {
  main: "Main",
  menu: "Menu",
  closeMenu: "Close menu",
  watch: "Watch",
  manage: "Manage",
  places: {
    home: "Home",
    profile: "Profile",
    favorites: "Favorites",
    series: "Series",
    recentVideos: "Recent Videos",
    subscription: "Subscription",
  },
  accountMenu: "{initials} Account menu",
} as const;
