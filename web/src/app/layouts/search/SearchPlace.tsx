import { useDeferredValue } from "react";
import { useIsPro } from "#features/billing/entitlement/isPro.ts";
import { ready } from "#shared/loading/ready.ts";
import { memberSearch } from "./memberSearch.ts";
import classes from "./SearchField.module.css";

/** The search field, for pro members: to others it would only show the gate. Its space in the bar is kept. */
export function SearchPlace() {
  // Deferred: if the member was not known yet, the field is still loading.
  const isPro = useDeferredValue(useIsPro().data === true);
  return isPro ? <Loaded /> : <div className={classes.search} />;
}

function Loaded() {
  const { SearchField } = ready(memberSearch);
  return <SearchField />;
}
