import type { Icon } from "#shared/icons/icon.tsx";
import { IconMail } from "#shared/icons/member.ts";
import {
  IconChartBar,
  IconLayoutDashboard,
  IconMovie,
  IconReceipt,
  IconSettings,
  IconUsers,
} from "#shared/icons/superuser.ts";
import { favorites, home, profile, recentVideos, subscription } from "../nav/memberNav.ts";
import type { NavItem } from "../nav/navItems.ts";

/** The keys of their names in the messages. */
type Name =
  | ("dashboard" | "figures" | "payments" | "plans" | "setUp" | "site" | "connections" | "system" | "auditLog")
  | ("videos" | "series" | "categories" | "check" | "protection")
  | ("users" | "subscribers" | "news" | "requests");

export interface WorkNavItem extends NavItem<Name> {
  /** Whether it stays in sight while its group is folded. */
  readonly always?: boolean;
}

export interface WorkGroup {
  readonly group: "library" | "audience" | "money" | "settings";
  readonly Icon: Icon;
  readonly items: readonly WorkNavItem[];
}

const dashboard = { page: "dashboard", name: "dashboard", Icon: IconLayoutDashboard } as const;
const users = { page: "members", leadsTo: ["member", "invitations"], name: "users", Icon: IconUsers } as const;
const subscribers = { page: "subscribers", name: "subscribers", Icon: IconMail } as const;

/** What superusers find beside the places of everyone. */
export const manageNav: readonly WorkNavItem[] = [dashboard, users, subscribers];

/** The menu while managing, from top to bottom: single items, and groups of which one is unfolded. */
export const work: readonly (WorkNavItem | WorkGroup)[] = [
  dashboard,
  {
    group: "library",
    Icon: IconMovie,
    items: [
      { page: "videos", leadsTo: ["video", "addVideo", "videoImport"], name: "videos" },
      { page: "adminSeriesList", leadsTo: ["adminSeries"], name: "series" },
      { page: "adminCategories", name: "categories" },
      { page: "libraryHealth", name: "check" },
      { page: "playback", name: "protection" },
    ],
  },
  {
    group: "audience",
    Icon: IconUsers,
    items: [
      { ...users, always: true },
      { ...subscribers, always: true },
      { page: "campaigns", leadsTo: ["campaign"], name: "news" },
      { page: "adminRequests", name: "requests" },
    ],
  },
  {
    group: "money",
    Icon: IconReceipt,
    items: [
      { page: "payments", name: "payments" },
      { page: "plans", leadsTo: ["codeUses"], name: "plans" },
    ],
  },
  { page: "figures", name: "figures", Icon: IconChartBar },
  {
    group: "settings",
    Icon: IconSettings,
    items: [
      { page: "setUp", name: "setUp" },
      { page: "site", name: "site" },
      { page: "connections", name: "connections" },
      { page: "system", name: "system" },
      { page: "auditLog", name: "auditLog" },
    ],
  },
];

/** The places of everyone that stay in sight while managing, as specified. */
export const watchNav = [home, profile, favorites, recentVideos, subscription] as const;
