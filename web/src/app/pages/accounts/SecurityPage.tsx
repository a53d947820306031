import { Page } from "#app/parts/Page.tsx";
import { AccountDeletion } from "#features/accounts/account-deletion/AccountDeletion.tsx";
import { EmailChange } from "#features/accounts/email-change/EmailChange.tsx";
import { OwnData } from "#features/accounts/own-data/OwnData.tsx";
import { Passkeys } from "#features/accounts/passkeys/Passkeys.tsx";
import { SetPasswordByEmail } from "#features/accounts/password-reset/SetPasswordByEmail.tsx";
import { ChangePasswordForm } from "#features/accounts/security/ChangePasswordForm.tsx";
import { Devices } from "#features/accounts/security/Devices.tsx";
import { useSecurity } from "#features/accounts/security/security.ts";
import { TwoFactor } from "#features/accounts/two-factor/TwoFactor.tsx";
import { Section } from "#shared/ui/Section.tsx";
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
            <Section title="E-mail address" framed>
              <EmailChange security={data} />
            </Section>
            <Section title="Password" framed>
              {data.has_password ? (
                <ChangePasswordForm email={data.email} />
              ) : (
                <SetPasswordByEmail email={data.email} />
              )}
            </Section>
            <Section title="Two-factor sign-in" framed>
              <TwoFactor security={data} />
            </Section>
            <Section title="Passkeys" framed>
              <Passkeys security={data} />
            </Section>
            <Section title="Devices" framed>
              <Devices devices={data.devices} />
            </Section>
            <Section title="Your data" framed>
              <OwnData security={data} />
            </Section>
            <Section title="Delete account" framed>
              <AccountDeletion security={data} />
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
