import { type ReactNode, useDeferredValue } from "react";
import { useIsPro } from "#features/billing/entitlement.ts";
import { type Loadable, ready } from "#shared/loading/loadable.ts";
import type { PageModule } from "#shared/loading/pageModule.ts";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";

interface Props {
  readonly gate: Loadable<PageModule>;
  readonly children: ReactNode;
}

/** Shows its children to pro members and the gate to everyone else. */
export function ProOnly({ gate, children }: Props) {
  const { data, error, refetch } = useIsPro();
  // On a change, the old content stays until the modules of the new one are loaded.
  const isPro = useDeferredValue(data);
  if (isPro === true) return children;
  if (isPro === false) return <Gate module={gate} />;
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <FullSpinner />;
}

function Gate({ module }: { module: Loadable<PageModule> }) {
  const { Component } = ready(module);
  return <Component />;
}
