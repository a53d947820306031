import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";

/** A link within a sentence, to another page of the app. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Anchor component={Link} to={to} underline="always" fw={560}>
      {children}
    </Anchor>
  );
}
