import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { Page } from "./Page.tsx";

/** The placeholder of a page until its script has loaded: its heading. */
export function PagePlace({ title }: { title: string }) {
  return (
    <Page title={title}>
      <FullSpinner />
    </Page>
  );
}
