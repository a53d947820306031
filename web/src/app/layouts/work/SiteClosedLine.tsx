import { useDeferredValue } from "react";
import { ready } from "#shared/loading/loadable.ts";
import { superuserTools } from "./superuserTools.ts";

/** Where superusers read on every page that their site is closed. */
export function SiteClosedLine({ isSuperuser }: { readonly isSuperuser: boolean }) {
  // Deferred: if the member was not known yet, the superusers' part is still loading.
  return useDeferredValue(isSuperuser) && <Line />;
}

function Line() {
  const { ClosedLine } = ready(superuserTools);
  return <ClosedLine />;
}
