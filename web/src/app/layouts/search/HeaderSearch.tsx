import { useDeferredValue } from "react";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { useIsPro } from "#features/billing/entitlement.ts";
import { ready } from "#shared/loading/loadable.ts";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { isWork } from "../work/isWork.ts";
import { superuserTools } from "../work/superuserTools.ts";
import { memberSearch } from "./memberSearch.ts";

/**
 * The search field, for pro members: to others it would only show the gate. Superusers find everything here while they
 * manage, and everywhere by keyboard.
 */
export function HeaderSearch() {
  // Deferred: if the member was not known yet, these are still loading.
  const isPro = useDeferredValue(useIsPro().data === true);
  const isSuperuser = useDeferredValue(useCurrentUser().data?.is_superuser === true);
  const manages = isWork(useLocation().pathname) && isSuperuser;
  return (
    <>
      {isPro && !manages && <ForMembers />}
      {isSuperuser && <ForSuperusers withButton={manages} />}
    </>
  );
}

function ForMembers() {
  const { SearchField } = ready(memberSearch);
  return <SearchField />;
}

function ForSuperusers(props: { readonly withButton: boolean }) {
  const { PaletteSlot } = ready(superuserTools);
  return <PaletteSlot {...props} />;
}
