import { type Page, type PageWithoutParams, pageAt, pagePath } from "@mindreel/contract/plain/pages";
import type { Icon } from "#shared/icons/icon.tsx";

export interface MenuProps {
  /** Whether it is the sheet of a small screen, where every group is unfolded. */
  readonly inSheet?: boolean;
  readonly onChoose?: (() => void) | undefined;
}

/** A page in a menu. */
export interface NavItem<Name extends string = string> {
  readonly page: PageWithoutParams;
  /** Pages that are found through it: there, the menu marks it too. */
  readonly leadsTo?: readonly Page[];
  readonly name: Name;
  readonly Icon?: Icon;
}

export const pathOf = ({ page }: NavItem): string => pagePath(page);

/** How a menu marks the item: it is the page at this path, or leads to it. */
export function currentAt(pathname: string, { page, leadsTo = [] }: NavItem): "page" | "true" | undefined {
  const here = pageAt(pathname);
  if (here === page) return "page";
  return here !== undefined && leadsTo.includes(here) ? "true" : undefined;
}
