import { ProfileView } from "#features/accounts/profile/ProfileView.tsx";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { AnswerMailsSwitch } from "#features/engagement/request-answers/AnswerMailsSwitch.tsx";
import { requestPreferencesQuery } from "#features/engagement/request-answers/requestPreferences.ts";
import { AutoplaySwitch } from "#features/playback/playback-preferences/AutoplaySwitch.tsx";
import { playbackPreferencesQuery } from "#features/playback/playback-preferences/playbackPreferences.ts";
import type { PrefetchContext } from "#shared/pageModule.ts";
import { Title } from "#shared/ui/plain/Title.tsx";
import { VisuallyHidden } from "#shared/ui/plain/VisuallyHidden.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import classes from "./ProfilePage.module.css";

export const prefetch = ({ client }: PrefetchContext) =>
  Promise.all([client.prefetchQuery(playbackPreferencesQuery), client.prefetchQuery(requestPreferencesQuery)]);

export function Component() {
  const { data: user, isPending, error, refetch } = useCurrentUser();
  if (user) {
    return (
      <>
        <ProfileView user={user} />
        <section className={classes.preferences} aria-labelledby="playback">
          <Title order={2} size={3} id="playback">
            Playback
          </Title>
          <AutoplaySwitch description="After an episode of a series, with ten seconds to stop it." />
        </section>
        <section className={classes.preferences} aria-labelledby="requests">
          <Title order={2} size={3} id="requests">
            Requests
          </Title>
          <AnswerMailsSwitch />
        </section>
      </>
    );
  }
  return (
    <>
      <VisuallyHidden as="h1">Profile</VisuallyHidden>
      {isPending ? (
        <FullSpinner />
      ) : error === null ? (
        <p className={classes.none}>no data</p>
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
