import { views as messages } from "@mindreel/messages/app";
import type { ReactNode } from "react";
import { TabLink } from "./TabLink.tsx";
import classes from "./Views.module.css";

interface View {
  readonly name: string;
  readonly label: ReactNode;
  readonly to: string;
}

/** Links to the views of a page. */
export function Views({ views, chosen }: { readonly views: readonly View[]; readonly chosen: string }) {
  return (
    <nav aria-label={messages.label}>
      <ul className={classes.views}>
        {views.map(({ name, label, to }) => (
          <li key={name}>
            <TabLink className={classes.view} to={to} chosen={name === chosen}>
              {label}
            </TabLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
