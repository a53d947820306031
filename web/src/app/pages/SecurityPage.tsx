import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Page } from "#app/parts/Page.tsx";
import { LeaveAccount } from "#features/accounts/account-deletion/LeaveAccount.tsx";
import { EmailAddress } from "#features/accounts/email-change/EmailAddress.tsx";
import { OwnData } from "#features/accounts/own-data/OwnData.tsx";
import { Passkeys } from "#features/accounts/passkeys/Passkeys.tsx";
import { PasswordByMail } from "#features/accounts/password-reset/PasswordByMail.tsx";
import { Devices } from "#features/accounts/security/Devices.tsx";
import { PasswordForm } from "#features/accounts/security/PasswordForm.tsx";
import { useSecurity } from "#features/accounts/security/security.ts";
import { TwoFactor } from "#features/accounts/two-factor/TwoFactor.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import classes from "./SecurityPage.module.css";

export function Component() {
  const { data, error, refetch } = useSecurity();
  return (
    <div className={classes.page}>
      <Page title="Security">
        {data !== undefined ? (
          <>
            <Section title="E-mail address">
              <EmailAddress security={data} />
            </Section>
            <Section title="Password">
              {data.has_password ? <PasswordForm email={data.email} /> : <PasswordByMail email={data.email} />}
            </Section>
            <Section title="Two-factor sign-in">
              <TwoFactor security={data} />
            </Section>
            <Section title="Passkeys">
              <Passkeys security={data} />
            </Section>
            <Section title="Devices">
              <Devices devices={data.devices} />
            </Section>
            <Section title="Your data">
              <OwnData security={data} />
            </Section>
            <Section title="Delete account">
              <LeaveAccount security={data} />
            </Section>
          </>
        ) : error === null ? (
          <FullSpinner />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
      </Page>
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.section} aria-label={title}>
      <Title order={2} size="h3" mb="md">
        {title}
      </Title>
      {children}
    </section>
  );
}
