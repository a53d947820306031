import { firstSuperuser as messages } from "@mindreel/messages/admin/first-run";
import { useQuery } from "@tanstack/react-query";
import { AccountLayout } from "#app/layouts/AccountLayout.tsx";
import { Component as NotFound } from "#app/pages/NotFoundPage.tsx";
import { enterApp } from "#features/accounts/sessions/enterApp.ts";
import { login } from "#features/accounts/sessions/login.ts";
import { FirstSuperuserForm } from "#features/admin/first-run/FirstSuperuserForm.tsx";
import { waitingQuery } from "#features/admin/first-run/firstRun.ts";
import { useHydrated } from "#shared/hydration/useHydrated.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";

export const prefetch = ({ client }: PrefetchContext) => client.prefetchQuery(waitingQuery);

async function signIn(email: string, password: string, next: string): Promise<void> {
  enterApp(await login({ email, password }), next);
}

export function Component() {
  const { data } = useQuery(waitingQuery);
  const { hash } = useLocation();
  const token = useHydrated() ? hash.slice(1) : "";
  if (data === null) return <NotFound />;
  return (
    <AccountLayout title={messages.title} text={messages.text}>
      <FirstSuperuserForm token={token} onCreated={signIn} />
    </AccountLayout>
  );
}
