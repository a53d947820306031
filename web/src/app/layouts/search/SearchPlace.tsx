import { useDeferredValue } from "react";
import { useIsPro } from "#features/billing/entitlement/isPro.ts";
import { ready } from "#shared/loading/ready.ts";
import { memberSearch } from "./memberSearch.ts";
import classes from "./SearchField.module.css";

/** The search, for members who may watch: to others it would only show the gate. Its place in the bar stays. */
export function SearchPlace() {
  // The field is on its way if the member was not known before.
  const isPro = useDeferredValue(useIsPro().data === true);
  return isPro ? <Loaded /> : <div className={classes.search} />;
}

function Loaded() {
  const { SearchField } = ready(memberSearch);
  return <SearchField />;
}
