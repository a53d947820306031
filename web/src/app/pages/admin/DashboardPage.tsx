import { Button } from "@mantine/core";
import { pagePath } from "@mindreel/contract/wire/pages";
import { IconChartBar } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { Page } from "#app/parts/Page.tsx";
import { BackupsNote } from "#features/admin/backups/BackupsNote.tsx";
import { backupsQuery } from "#features/admin/backups/backups.ts";
import { DashboardFigures } from "#features/admin/dashboard/DashboardFigures.tsx";
import { dashboardFiguresQuery } from "#features/admin/dashboard/dashboardFigures.ts";
import { CategoriesTable } from "#features/catalogue/categories/CategoriesTable.tsx";
import { categoriesQuery } from "#features/catalogue/categories/categories.ts";
import { Link } from "#shared/navigation/Link.tsx";
import type { PrefetchContext } from "#shared/pageModule.ts";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { useHydrated } from "#shared/useHydrated.ts";
import classes from "./DashboardPage.module.css";

const CreateVideoForm = lazy(async () => {
  const { CreateVideoForm } = await import("#features/catalogue/video-editing/CreateVideoForm.tsx");
  return { default: CreateVideoForm };
});

export const prefetch = ({ client }: PrefetchContext) =>
  Promise.all([
    client.prefetchQuery(dashboardFiguresQuery),
    client.prefetchQuery(backupsQuery),
    client.prefetchQuery(categoriesQuery),
  ]);

export function Component() {
  return (
    <Page
      title="Dashboard"
      tools={
        <Button
          component={Link}
          to={pagePath("figures")}
          variant="default"
          leftSection={<IconChartBar size={18} aria-hidden="true" />}
        >
          Figures over time
        </Button>
      }
    >
      <DashboardFigures />
      <BackupsNote />
      <div className={classes.work}>
        <CategoriesTable />
        <Suspense fallback={<FullSpinner />}>
          {/* Below a phone's first screen, and the most costly part of the page. */}
          {useHydrated() ? <CreateVideoForm /> : <FullSpinner />}
        </Suspense>
      </div>
    </Page>
  );
}
