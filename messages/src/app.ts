export const menu = {
  main: "Main",
  menu: "Menu",
  more: "More",
  closeMenu: "Close menu",
  watch: "Watch",
  you: "You",
  places: {
    home: "Home",
    profile: "Profile",
    favorites: "Favorites",
    series: "Series",
    recentVideos: "Recent Videos",
    notes: "Notes",
    requests: "Requests",
    subscription: "Subscription",
  },
  search: "Search",
  closeSearch: "Close the search",
  accountMenu: "{initials} Account menu",
} as const;

export const superuserMenu = {
  manage: "Manage",
  all: "All of Manage",
  back: "Back to watching",
  watch: "Watch",
  find: "Find anything",
  groups: {
    library: "Library",
    audience: "Audience",
    money: "Money",
    settings: "Settings",
  },
  places: {
    dashboard: "Dashboard",
    videos: "Videos",
    series: "Series",
    categories: "Categories",
    check: "Check",
    protection: "Protection",
    users: "Users",
    subscribers: "Subscribers",
    news: "News",
    requests: "Requests",
    payments: "Payments",
    plans: "Plans",
    figures: "Figures",
    setUp: "Set up",
    site: "Site",
    connections: "Connections",
    system: "System",
    auditLog: "Audit log",
  },
} as const;

export const palette = {
  title: "Find anything",
  placeholder: "Pages, settings, videos, members…",
  found: "What was found",
  count: { one: "{count} result", other: "{count} results" },
  none: "Nothing found. Try fewer words, or part of a name.",
  kinds: {
    actions: "Actions",
    pages: "Pages",
    settings: "Settings",
    videos: "Videos",
    series: "Series",
    members: "Members",
  },
} as const;

export const accountMenu = {
  profile: "Profile",
  security: "Security",
  subscription: "Subscription",
  notices: "Notices",
  install: "Install",
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

/** What pages are called in the document's title, unless they have a name of their own. */
export const everyonesTitles = {
  watch: "Video",
  subject: "Subject",
  confirmEmail: "Confirm your address",
  changeEmail: "Change of address",
  legal: "Legal pages",
  ownPage: "Page",
  pricing: "Plans and prices",
  endNoticeMails: "Stop emails of this kind",
  endAnswerMails: "Stop emails about requests",
  newsAgain: "Get our news again",
  unsubscribe: "Unsubscribe",
  notFound: "Page Not Found",
} as const;

export const visitorsTitles = {
  signIn: "Sign in",
  signUp: "Sign up",
  forgotPassword: "Forgot your password?",
  firstSuperuser: "Set up your site",
  resetPassword: "Set a new password",
} as const;

export const pageTitles = {
  offer: "Your free month",
  profile: "Profile",
  search: "Search",
  favorites: "Favorites",
  oneSeries: "Episodes",
  recentVideos: "Recent Videos",
  notices: "Notices",
  notes: "Notes",
  subscription: "Subscription",
  paymentSuccess: "Validating Payment",
  manageSeries: "Manage series",
  editSeries: "Edit series",
  manageRequests: "Manage requests",
  writeNews: "Write news",
  site: "Site",
  connections: "Connections",
  news: "News",
  editProfile: "Edit profile",
  security: "Security",
  dashboard: "Dashboard",
  users: "Users",
  member: "Member",
  invitations: "Invite people",
  subscribers: "Subscribers",
  videos: "Videos",
  editVideo: "Edit video",
  addVideo: "Add video",
  series: "Series",
  requests: "Requests",
  payments: "Payments",
  plans: "Plans",
  codeUses: "Uses of a code",
  categories: "Categories",
  importVideos: "Import videos",
  playback: "Video protection",
  health: "Video check",
  auditLog: "Audit log",
  setUp: "Set up the site",
  system: "System",
  figures: "Figures",
} as const;

export const breadcrumb = {
  label: "You are here",
} as const;

export const notFound = {
  title: "Page Not Found",
  text: "The page you're looking for does not seem to exist",
  home: "Go to Home",
  signIn: "Sign In",
  signInToSee: "Sign in to see this page",
  membersOnly: "Some pages are for members. If you have an account, sign in and you'll be right back here.",
} as const;

export const gone = {
  page: "Page Not Found",
  title: "There's nothing here anymore",
  text: "The page you're looking for does not seem to exist.",
} as const;

export const views = {
  label: "Views",
} as const;
