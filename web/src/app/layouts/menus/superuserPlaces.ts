import { pagePath } from "@mindreel/contract/plain/pages";
import { superuserMenu as messages } from "@mindreel/messages/app";
import { IconMail, IconStack2 } from "#shared/icons/member.ts";
import { IconBulb, IconLock, IconNews } from "#shared/icons/site.ts";
import {
  IconChartBar,
  IconHeartbeat,
  IconLayoutDashboard,
  IconListSearch,
  IconMovie,
  IconPalette,
  IconReceipt,
  IconServerCog,
  IconUsers,
} from "#shared/icons/superuser.ts";

export const superuserPlaces = [
  { to: pagePath("dashboard"), name: "dashboard", Icon: IconLayoutDashboard },
  { to: pagePath("figures"), name: "figures", Icon: IconChartBar },
  { to: pagePath("videos"), name: "videos", Icon: IconMovie },
  { to: pagePath("adminSeriesList"), name: "series", Icon: IconStack2 },
  { to: pagePath("adminRequests"), name: "requests", Icon: IconBulb },
  { to: pagePath("libraryHealth"), name: "health", Icon: IconHeartbeat },
  { to: pagePath("playback"), name: "playback", Icon: IconLock },
  { to: pagePath("members"), name: "users", Icon: IconUsers },
  { to: pagePath("subscribers"), name: "subscribers", Icon: IconMail },
  { to: pagePath("campaigns"), name: "news", Icon: IconNews },
  { to: pagePath("payments"), name: "payments", Icon: IconReceipt },
  { to: pagePath("site"), name: "site", Icon: IconPalette },
  { to: pagePath("auditLog"), name: "auditLog", Icon: IconListSearch },
  { to: pagePath("system"), name: "system", Icon: IconServerCog },
] as const;

/** The names of the places. */
export const names = () => messages;

/**
 * Scrolls the menu or its drawer to the current place, as little as necessary. After `scrollIntoView`, the Tab key would
 * start from that place, past the skip link.
 */
export function showCurrent(list: Element): void {
  const box = list.closest("dialog") ?? list.closest("nav");
  const place = list.querySelector("[aria-current]")?.getBoundingClientRect();
  if (box === null || place === undefined) return;
  const { top, bottom } = box.getBoundingClientRect();
  box.scrollTop += Math.max(0, place.bottom - bottom) + Math.min(0, place.top - top);
}
