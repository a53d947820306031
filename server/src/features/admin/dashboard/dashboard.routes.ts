import type { Figures } from "@mindreel/contract/admin/dashboard";
import { toAuditEntry } from "#features/admin/audit-log/audit-log.mapper.ts";
import { type AuditRepository, toFilter } from "#features/admin/audit-log/audit-log.repository.ts";
import { isOn } from "#http/input/flags.ts";
import { readPage } from "#http/input/paging.ts";
import type { Routes } from "#http/route.ts";

/** What the dashboard counts, each by the feature that knows it. */
export interface FigureSources {
  readonly members: () => Promise<{ readonly users: number; readonly pro: number }>;
  readonly subscriptionsBought: () => Promise<number>;
  /** Members whose first paid period began since. */
  readonly newPayingMembers: (since: Date) => Promise<number>;
}

interface Dependencies {
  readonly figures: FigureSources;
  readonly audit: AuditRepository;
  readonly publicUrl: string;
  readonly clock: () => Date;
}

const day = 86_400_000;

export function adminRoutes(route: Routes, { figures, audit, publicUrl, clock }: Dependencies): void {
  route("GET /api/category/v1/count/", async ({ query }) => {
    const asked = {
      users: isOn(query, "total_users"),
      bought: isOn(query, "total_subscriber"),
      today: [isOn(query, "pro_users_today"), isOn(query, "pro_user_today")].includes(true),
      pro: [isOn(query, "total_pro_users"), isOn(query, "total_pro_user")].includes(true),
    };
    const [members, bought, today] = await Promise.all([
      asked.users || asked.pro ? figures.members() : undefined,
      asked.bought ? figures.subscriptionsBought() : undefined,
      asked.today ? figures.newPayingMembers(new Date(clock().getTime() - day)) : undefined,
    ]);
    const answer: Figures = {
      ...(asked.users && members && { total_users: members.users }),
      ...(bought !== undefined && { total_subscriber: { subscription_buy__sum: bought } }),
      ...(today !== undefined && { pro_users_today: today }),
      ...(asked.pro && members && { total_pro_users: members.pro }),
    };
    return answer;
  });

  const address = new URL("/api/admin/v1/audit/", publicUrl);
  route("GET /api/admin/v1/audit/", ({ query }) => {
    const filter = toFilter(query);
    return readPage({ address, query, list: (from) => audit.list(filter, from) }, toAuditEntry);
  });
}
