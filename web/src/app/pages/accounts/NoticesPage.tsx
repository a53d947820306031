import { messages } from "@mindreel/messages/notices/preferences";
import { messages as push } from "@mindreel/messages/notices/push-subscriptions";
import { Page } from "#app/layouts/page/Page.tsx";
import { takesPayments } from "#features/billing/checkout/paymentsMode.ts";
import { AnswerMailsSwitch } from "#features/engagement/request-answers/AnswerMailsSwitch.tsx";
import { requestPreferencesQuery } from "#features/engagement/request-answers/requestPreferences.ts";
import { FollowsList } from "#features/notices/follows/FollowsList.tsx";
import { followsQuery } from "#features/notices/follows/follows.ts";
import { NoticeSwitch } from "#features/notices/preferences/NoticeSwitch.tsx";
import { noticePreferencesQuery } from "#features/notices/preferences/preferences.ts";
import { QuietHoursChoice } from "#features/notices/preferences/QuietHoursChoice.tsx";
import { PushSwitch } from "#features/notices/push-subscriptions.tsx";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import classes from "./NoticesPage.module.css";

export const prefetch = ({ client }: PrefetchContext) =>
  Promise.all([
    client.prefetchQuery(noticePreferencesQuery),
    client.prefetchQuery(requestPreferencesQuery),
    client.prefetchQuery(followsQuery),
  ]);

/** A member's notification settings: which notices they get, how, and during which hours. */
export function Component() {
  const { account } = messages;
  return (
    <div className={classes.page}>
      <Page title={messages.title}>
        <div className={classes.sections}>
          <section className={classes.section} aria-labelledby="new-videos">
            <Title order={2} size={3} id="new-videos">
              {messages.videos}
            </Title>
            <NoticeSwitch way="app_videos" label={messages.inApp} description={messages.bell} />
            <NoticeSwitch way="mail_videos" label={messages.byMail} description={messages.gathered} />
            <NoticeSwitch way="push_videos" label={messages.onDevices} description={messages.devicesHint} />
          </section>
          <section className={classes.section} aria-labelledby="answers">
            <Title order={2} size={3} id="answers">
              {messages.answers}
            </Title>
            <NoticeSwitch way="app_answers" label={messages.inApp} description={messages.bell} />
            <AnswerMailsSwitch />
            <NoticeSwitch way="push_answers" label={messages.onDevices} description={messages.devicesHint} />
          </section>
          <section className={classes.section} aria-labelledby="account-mails">
            <Title order={2} size={3} id="account-mails">
              {account.title}
            </Title>
            {takesPayments() && (
              <>
                <NoticeSwitch way="mail_free_time" label={account.freeTime} description={account.freeTimeHint} />
                <NoticeSwitch
                  way="mail_subscription"
                  label={account.subscription}
                  description={account.subscriptionHint}
                />
              </>
            )}
            <NoticeSwitch way="mail_sign_ins" label={account.signIns} description={account.signInsHint} />
          </section>
          <section className={classes.section} aria-labelledby="this-device">
            <Title order={2} size={3} id="this-device">
              {push.title}
            </Title>
            <PushSwitch />
          </section>
          <section className={classes.section} aria-labelledby="quiet-hours">
            <Title order={2} size={3} id="quiet-hours">
              {messages.quiet.title}
            </Title>
            <QuietHoursChoice />
          </section>
          <FollowsList />
        </div>
      </Page>
    </div>
  );
}
