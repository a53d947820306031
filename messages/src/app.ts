export const menu = {
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

export const superuserMenu = {
  site: "Site",
  news: "News",
  dashboard: "Dashboard",
  figures: "Figures",
  videos: "Videos",
  series: "Series",
  requests: "Requests",
  health: "Health",
  playback: "Playback",
  users: "Users",
  subscribers: "Subscribers",
  payments: "Payments",
  auditLog: "Audit log",
  system: "System",
} as const;

export const accountMenu = {
  profile: "Profile",
  notes: "Notes",
  notices: "Notices",
  requests: "Requests",
  newSuperUser: "New Super User",
  signOut: "Sign out",
} as const;

export const visitorLinks = {
  signUp: "Sign Up",
  signIn: "Sign In",
} as const;

export const optionsMenu = {
  options: "Options",
  adminPanel: "Admin Panel",
} as const;

export const optionsMenuItems = {
  myAccount: "My Account",
  logout: "Logout",
} as const;

export const search = {
  search: "Search videos",
  clear: "Clear the search",
} as const;

export const pageTitles = {
  site: "Site",
  news: "News",
  editProfile: "Edit Profile",
  security: "Security",
  dashboard: "Dashboard",
  users: "Users",
  member: "Member",
  subscribers: "Subscribers",
  videos: "Videos",
  editVideo: "Edit video",
  series: "Series",
  requests: "Requests",
  payments: "Payments",
  importVideos: "Import videos",
  playback: "Playback",
  health: "Health",
  auditLog: "Audit log",
  setUp: "Set up the site",
  system: "System",
  figures: "Figures",
} as const;

export const notFound = {
  title: "Page Not Found",
  text: "The page you're looking for does not seem to exist",
  home: "Go to Home",
  signIn: "Sign In",
  signInToSee: "Sign in to see this page",
} as const;

export const gone = {
  page: "Page Not Found",
  title: "There's nothing here anymore",
  text: "The page you're looking for does not seem to exist.",
} as const;

export const views = {
  label: "Views",
} as const;
