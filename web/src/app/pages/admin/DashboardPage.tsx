import { Page } from "#app/parts/Page.tsx";
import { Figures } from "#features/admin/components/Figures.tsx";
import { CategoriesTable } from "#features/catalogue/components/CategoriesTable.tsx";
import { CreateVideoForm } from "#features/catalogue/components/CreateVideoForm.tsx";
import classes from "./DashboardPage.module.css";

export function Component() {
  return (
    <Page title="Dashboard">
      <Figures />
      <div className={classes.work}>
        <CategoriesTable />
        <CreateVideoForm />
      </div>
    </Page>
  );
}
