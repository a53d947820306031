import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { Page } from "./Page.tsx";

/** Where a page is going to be: its heading, until its script is here. */
export function PagePlace({ title }: { title: string }) {
  return (
    <Page title={title}>
      <FullSpinner />
    </Page>
  );
}
