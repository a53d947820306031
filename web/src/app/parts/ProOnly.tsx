import type { ReactNode } from "react";
import { useIsPro } from "#features/billing/entitlement/isPro.ts";
import { ProGate } from "#features/billing/subscription/ProGate.tsx";
import { Stills } from "#features/catalogue/showcase/Stills.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";

/** Shows its children to pro members and the upsell to everyone else. */
export function ProOnly({ children }: { children: ReactNode }) {
  const { data: isPro, error, refetch } = useIsPro();
  if (isPro === true) return children;
  if (isPro === false) return <ProGate backdrop={<Stills shape="band" />} />;
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <FullSpinner />;
}
