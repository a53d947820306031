import { Button } from "@mantine/core";
import { pagePath } from "@mindreel/contract/wire/pages";
import { IconChartBar } from "@tabler/icons-react";
import { Page } from "#app/parts/Page.tsx";
import { DashboardFigures } from "#features/admin/dashboard/DashboardFigures.tsx";
import { CategoriesTable } from "#features/catalogue/categories/CategoriesTable.tsx";
import { CreateVideoForm } from "#features/catalogue/video-editing/CreateVideoForm.tsx";
import { Link } from "#shared/navigation/Link.tsx";
import classes from "./DashboardPage.module.css";

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
      <div className={classes.work}>
        <CategoriesTable />
        <CreateVideoForm />
      </div>
    </Page>
  );
}
