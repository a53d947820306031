import { pagePath } from "@mindreel/contract/plain/pages";
import { page as messages } from "@mindreel/messages/accounts/profile";
import { messages as news } from "@mindreel/messages/newsletter/news-preferences";
import { LanguageChoice } from "#features/accounts/profile/LanguageChoice.tsx";
import { ProfileView } from "#features/accounts/profile/ProfileView.tsx";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { NewsSwitch } from "#features/newsletter/news-preferences/NewsSwitch.tsx";
import { newsPreferencesQuery } from "#features/newsletter/news-preferences/newsPreferences.ts";
import { AutoplaySwitch } from "#features/playback/playback-preferences/AutoplaySwitch.tsx";
import { playbackPreferencesQuery } from "#features/playback/playback-preferences/playbackPreferences.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { LegalLinks } from "#shared/ui/frame/LegalLinks.tsx";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import classes from "./ProfilePage.module.css";

export const prefetch = ({ client }: PrefetchContext) =>
  Promise.all([client.prefetchQuery(playbackPreferencesQuery), client.prefetchQuery(newsPreferencesQuery)]);

export function Component() {
  const { data: user, isPending, error, refetch } = useCurrentUser();
  if (user) {
    return (
      <>
        <ProfileView user={user} />
        <section className={classes.preferences}>
          <LanguageChoice user={user} />
        </section>
        <section className={classes.preferences} aria-labelledby="playback">
          <Title order={2} size={3} id="playback">
            {messages.playback}
          </Title>
          <AutoplaySwitch description={messages.autoplay} />
        </section>
        <section className={classes.preferences} aria-labelledby="notices">
          <Title order={2} size={3} id="notices">
            {messages.notices}
          </Title>
          <p className={classes.link}>
            <PageLink to={pagePath("notices")}>{messages.toNotices}</PageLink>
          </p>
        </section>
        <section className={classes.preferences} aria-labelledby="news">
          <Title order={2} size={3} id="news">
            {news.heading}
          </Title>
          <NewsSwitch />
        </section>
        <LegalLinks />
      </>
    );
  }
  return (
    <>
      <VisuallyHidden as="h1">{messages.profile}</VisuallyHidden>
      {isPending ? (
        <FullSpinner />
      ) : error === null ? (
        <p className={classes.none}>{messages.noData}</p>
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
