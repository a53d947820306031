import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/admin/dashboard";
import { Suspense } from "react";
import { Page } from "#app/layouts/page/Page.tsx";
import { DashboardFigures } from "#features/admin/dashboard/DashboardFigures.tsx";
import { dashboardFiguresQuery } from "#features/admin/dashboard/dashboardFigures.ts";
import { TodayFigures } from "#features/admin/today/TodayFigures.tsx";
import { TodayList } from "#features/admin/today/TodayList.tsx";
import { todayQuery } from "#features/admin/today/today.ts";
import { CategoriesTable } from "#features/catalogue/categories/CategoriesTable.tsx";
import { categoriesQuery } from "#features/catalogue/categories/categories.ts";
import { useHydrated } from "#shared/hydration/useHydrated.ts";
import { IconChartBar } from "#shared/icons/superuser.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { InlineLoadError } from "#shared/loading/parts/InlineLoadError.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import classes from "./DashboardPage.module.css";

const CreateVideoForm = lazily(
  async () => (await import("#features/catalogue/video-editing/CreateVideoForm.tsx")).CreateVideoForm,
  InlineLoadError,
);

export const prefetch = ({ client }: PrefetchContext) =>
  Promise.all([
    client.prefetchQuery(todayQuery),
    client.prefetchQuery(dashboardFiguresQuery),
    client.prefetchQuery(categoriesQuery),
  ]);

export function Component() {
  return (
    <Page
      title={messages.title}
      tools={
        <ButtonLink
          to={pagePath("figures")}
          variant="default"
          leftSection={<IconChartBar size={18} aria-hidden="true" />}
        >
          {messages.overTime}
        </ButtonLink>
      }
    >
      <TodayList />
      <TodayFigures />
      <DashboardFigures />
      <div className={classes.work}>
        <CategoriesTable />
        <Suspense fallback={<FullSpinner />}>
          {/* Below a phone's first screen, and the most expensive part of the page. */}
          {useHydrated() ? <CreateVideoForm /> : <FullSpinner />}
        </Suspense>
      </div>
    </Page>
  );
}
