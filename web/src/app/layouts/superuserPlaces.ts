import { pagePath } from "@mindreel/contract/wire/pages";
import {
  IconBulb,
  IconChartBar,
  IconHeartbeat,
  IconLayoutDashboard,
  IconListSearch,
  IconLock,
  IconMail,
  IconMovie,
  IconReceipt,
  IconServerCog,
  IconStack2,
  IconUsers,
} from "@tabler/icons-react";

export const superuserPlaces = [
  { to: pagePath("dashboard"), label: "Dashboard", Icon: IconLayoutDashboard },
  { to: pagePath("figures"), label: "Figures", Icon: IconChartBar },
  { to: pagePath("videos"), label: "Videos", Icon: IconMovie },
  { to: pagePath("adminSeriesList"), label: "Series", Icon: IconStack2 },
  { to: pagePath("adminRequests"), label: "Requests", Icon: IconBulb },
  { to: pagePath("libraryHealth"), label: "Health", Icon: IconHeartbeat },
  { to: pagePath("playback"), label: "Playback", Icon: IconLock },
  { to: pagePath("members"), label: "Users", Icon: IconUsers },
  { to: pagePath("subscribers"), label: "Subscribers", Icon: IconMail },
  { to: pagePath("payments"), label: "Payments", Icon: IconReceipt },
  { to: pagePath("auditLog"), label: "Audit log", Icon: IconListSearch },
  { to: pagePath("system"), label: "System", Icon: IconServerCog },
] as const;
