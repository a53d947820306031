import type { FirstRun } from "@mindreel/contract/admin/first-run";
import { moneyIn } from "@mindreel/contract/plain/money";
import { pagePath } from "@mindreel/contract/plain/pages";
import { setUp as messages } from "@mindreel/messages/admin/first-run";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { format } from "#shared/language/format.ts";
import { language } from "#shared/language/language.ts";
import { useNavigate } from "#shared/navigation/navigation.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import classes from "./first-run.module.css";
import { finishSetUp, firstRunQuery, testMail, testPayments } from "./firstRun.ts";
import { SettingLines, SetUpStep } from "./SetUpStep.tsx";
import { rememberSettingUp } from "./setUpBegun.ts";
import { TestButton } from "./TestButton.tsx";

/** The steps from an empty server to a site with a video. Each can be done at any time, or skipped. */
export function SetUp({ steps }: { readonly steps: FirstRun }) {
  useEffect(() => rememberSettingUp(true), []);
  const { mail, payments, site, categories, videos } = steps;
  return (
    <>
      <p className={classes.intro}>{messages.intro}</p>
      <ol className={classes.steps}>
        <Address publicUrl={steps.public_url} />
        <SetUpStep title={messages.mails} done={mail.tested_at !== null && mail.server}>
          <p>{mail.server ? format(messages.mailsFrom, { from: mail.from }) : messages.noMails}</p>
          {!mail.server && (
            <SettingLines
              of={messages.mails}
              lines={["SMTP_URL=smtps://user:password@mail.example.com:465", "MAIL_FROM=Films <films@example.com>"]}
            />
          )}
          <TestButton label={messages.testMail} test={testMail} />
        </SetUpStep>
        <SetUpStep title={messages.payments} done={payments.tested_at !== null && payments.mode === "stripe"}>
          <Payments {...payments} />
          <TestButton label={messages.testPayments} test={testPayments} />
        </SetUpStep>
        <SetUpStep title={messages.site} done={site}>
          <p>{messages.siteText}</p>
          <Next to="site" label={messages.openSite} done={site} />
        </SetUpStep>
        <SetUpStep title={messages.category} done={categories}>
          <p>{messages.categoryText}</p>
          <Next to="dashboard" label={messages.addCategory} done={categories} />
        </SetUpStep>
        <SetUpStep title={messages.video} done={videos}>
          <p>{messages.videoText}</p>
          <Next to="dashboard" label={messages.createVideo} done={videos} />
        </SetUpStep>
      </ol>
      <Finish />
    </>
  );
}

function Address({ publicUrl }: { readonly publicUrl: string }) {
  const matches = publicUrl === location.origin;
  const isLocal = /^https?:\/\/(localhost|127\.|\[::1\])/.test(publicUrl);
  return (
    <SetUpStep title={messages.address} done={matches && !isLocal}>
      {matches ? (
        <p>{format(messages.addressHere, { url: publicUrl })}</p>
      ) : (
        <p>{format(messages.addressElsewhere, { url: publicUrl, origin: location.origin })}</p>
      )}
      {(isLocal || !matches) && (
        <>
          <p>{messages.proxy}</p>
          <SettingLines
            of={messages.address}
            lines={[`PUBLIC_URL=${isLocal ? "https://videos.example.com" : location.origin}`, "TRUST_PROXY=127.0.0.1"]}
          />
        </>
      )}
    </SetUpStep>
  );
}

function Payments({ mode, price_cents, webhook_url }: FirstRun["payments"]) {
  if (mode === "stripe") {
    return <p>{format(messages.paid, { price: moneyIn(language(), price_cents / 100, "USD") })}</p>;
  }
  return (
    <>
      <p>{mode === "off" ? messages.paymentsOff : messages.rehearsal}</p>
      <p className={classes.address}>{webhook_url}</p>
      <SettingLines of={messages.payments} lines={["STRIPE_SECRET_KEY=sk_live_…", "STRIPE_WEBHOOK_SECRET=whsec_…"]} />
    </>
  );
}

interface NextProps {
  readonly to: "site" | "dashboard";
  readonly label: string;
  readonly done: boolean;
}

function Next({ to, label, done }: NextProps) {
  return done ? null : (
    <ButtonLink to={pagePath(to)} variant="default">
      {label}
    </ButtonLink>
  );
}

function Finish() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const finish = useMutation({
    mutationFn: finishSetUp,
    onSuccess: () => {
      rememberSettingUp(false);
      toastSuccess(messages.setUpDone);
      void navigate(pagePath("home"));
      client.removeQueries({ queryKey: firstRunQuery.queryKey });
    },
    onError: (error) => toastError(error.message),
  });
  return (
    <div className={classes.finish}>
      <Button loading={finish.isPending || finish.isSuccess} onClick={() => finish.mutate()}>
        {messages.finish}
      </Button>
      <p>{messages.finishNote}</p>
    </div>
  );
}
