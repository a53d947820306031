import { type ReactNode, useDeferredValue } from "react";
import { useIsPro } from "#features/billing/entitlement/isPro.ts";
import { ready } from "#shared/ready.ts";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { proGate } from "./proGate.ts";

/** Shows its children to pro members and the upsell to everyone else. */
export function ProOnly({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useIsPro();
  // When it changes, what is shown stays until the modules of the other are here.
  const isPro = useDeferredValue(data);
  if (isPro === true) return children;
  if (isPro === false) return <Gate />;
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <FullSpinner />;
}

function Gate() {
  const { Component } = ready(proGate);
  return <Component />;
}
