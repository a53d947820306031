import { messages } from "@mindreel/messages/notices/preferences";
import { AnswerMailsSwitch } from "#features/engagement/request-answers/AnswerMailsSwitch.tsx";
import { requestPreferencesQuery } from "#features/engagement/request-answers/requestPreferences.ts";
import { FollowsList } from "#features/notices/follows/FollowsList.tsx";
import { followsQuery } from "#features/notices/follows/follows.ts";
import { NoticeSwitch } from "#features/notices/preferences/NoticeSwitch.tsx";
import { noticePreferencesQuery } from "#features/notices/preferences/preferences.ts";
import { QuietHoursChoice } from "#features/notices/preferences/QuietHoursChoice.tsx";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import classes from "./NoticesPage.module.css";

export const prefetch = ({ client }: PrefetchContext) =>
  Promise.all([
    client.prefetchQuery(noticePreferencesQuery),
    client.prefetchQuery(requestPreferencesQuery),
    client.prefetchQuery(followsQuery),
  ]);

/** What the member is told of, in which way, and when not. */
export function Component() {
  return (
    <div className={classes.page}>
      <Title order={1}>{messages.title}</Title>
      <section className={classes.section} aria-labelledby="new-videos">
        <Title order={2} size={3} id="new-videos">
          {messages.videos}
        </Title>
        <NoticeSwitch way="app_videos" label={messages.inApp} description={messages.bell} />
        <NoticeSwitch way="mail_videos" label={messages.byMail} description={messages.gathered} />
      </section>
      <section className={classes.section} aria-labelledby="answers">
        <Title order={2} size={3} id="answers">
          {messages.answers}
        </Title>
        <NoticeSwitch way="app_answers" label={messages.inApp} description={messages.bell} />
        <AnswerMailsSwitch />
      </section>
      <section className={classes.section} aria-labelledby="quiet-hours">
        <Title order={2} size={3} id="quiet-hours">
          {messages.quiet.title}
        </Title>
        <QuietHoursChoice />
      </section>
      <FollowsList />
    </div>
  );
}
