import { messages } from "@mindreel/messages/accounts/security";
import { Page } from "#app/layouts/page/Page.tsx";
import { AccountDeletion } from "#features/accounts/account-deletion/AccountDeletion.tsx";
import { EmailChange } from "#features/accounts/email-change/EmailChange.tsx";
import { OwnData } from "#features/accounts/own-data.tsx";
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
      <Page title={messages.title}>
        {data !== undefined ? (
          <>
            <Section title={messages.sections.email} framed>
              <EmailChange security={data} />
            </Section>
            <Section title={messages.sections.password} framed>
              {data.has_password ? (
                <ChangePasswordForm email={data.email} />
              ) : (
                <SetPasswordByEmail email={data.email} />
              )}
            </Section>
            <Section title={messages.sections.twoFactor} framed>
              <TwoFactor security={data} />
            </Section>
            <Section title={messages.sections.passkeys} framed>
              <Passkeys security={data} />
            </Section>
            <Section title={messages.sections.devices} framed>
              <Devices devices={data.devices} />
            </Section>
            <Section title={messages.sections.data} framed>
              <OwnData security={data} />
            </Section>
            <Section title={messages.sections.deletion} framed>
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
