import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { Page } from "./Page.tsx";
import type { Parent } from "./parents.ts";

interface Props {
  readonly title: string;
  readonly parent: Parent | undefined;
}

/** The placeholder of a page until its script has loaded: its heading. */
export function PagePlaceholder({ title, parent }: Props) {
  return (
    <Page title={title} parent={parent}>
      <FullSpinner />
    </Page>
  );
}
