import { pagePath } from "@mindreel/contract/plain/pages";
import { home as messages, messages as videos } from "@mindreel/messages/catalogue/videos";
import { Page } from "#app/layouts/page/Page.tsx";
import { prefetchContinue, prefetchQueue, prefetchVideos } from "#app/pages/catalogue/videos/prefetchVideos.ts";
import { VideoList } from "#app/pages/catalogue/videos/VideoList.tsx";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { CategoryPanel, CategorySelect } from "#features/catalogue/categories/CategoryChoice.tsx";
import { categoriesQuery } from "#features/catalogue/categories/categories.ts";
import { isLength, LengthSelect } from "#features/catalogue/videos/LengthSelect.tsx";
import { isOrdering, OrderingSelect } from "#features/catalogue/videos/OrderingSelect.tsx";
import { videosId } from "#features/catalogue/videos/VideoGrid.tsx";
import type { VideoFilter } from "#features/catalogue/videos/videos.ts";
import { AnswersNotice } from "#features/engagement/request-answers/AnswersNotice.tsx";
import { answersQuery } from "#features/engagement/request-answers/answers.ts";
import { AskForItLater } from "#features/engagement/requests/asking/AskForItLater.tsx";
import { ContinueWatching } from "#features/playback/continue-watching/ContinueWatching.tsx";
import { MinutesChoice } from "#features/playback/queue/MinutesChoice.tsx";
import { minutesOf, QueueList } from "#features/playback/queue/QueueList.tsx";
import { minutesIn } from "#features/playback/queue/queue.ts";
import { IconSearch } from "#shared/icons/member.ts";
import { format } from "#shared/language/format.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { useLate } from "#shared/loading/useLate.ts";
import { useNavigate, useSearchParams } from "#shared/navigation/navigation.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { SkipLink } from "#shared/ui/frame/SkipLink.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";

export function prefetch(context: PrefetchContext) {
  const filter = filterIn(context.params);
  const minutes = queueIn(context.params);
  return Promise.all([
    minutes === undefined ? prefetchVideos(context, filter) : prefetchQueue(context, minutes),
    context.client.prefetchQuery(categoriesQuery),
    minutes === undefined && isWhole(filter) && prefetchContinue(context),
    minutes === undefined && isWhole(filter) && context.client.prefetchQuery(answersQuery),
  ]);
}

/** Whether the list is unfiltered and in its usual order. */
const isWhole = (filter: VideoFilter) => Object.keys(filter).length === 0;

/** The minutes to fill, if any. A queue is of all videos, so there is none while a filter is set. */
const queueIn = (params: URLSearchParams) => (isWhole(filterIn(params)) ? minutesIn(params) : undefined);

/** The filters are in the URL, so that they survive reloading and going back. */
function filterIn(params: URLSearchParams): VideoFilter {
  const category = params.get("category") || undefined;
  const search = params.get("search") || undefined;
  const length = params.get("length");
  const ordering = params.get("ordering");
  return {
    ...(category !== undefined && { category }),
    ...(search !== undefined && { search }),
    ...(isLength(length) && { length }),
    ...(isOrdering(ordering) && ordering !== "-created" && { ordering }),
  };
}

export function Component() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = filterIn(params);
  const { category, search, length, ordering = "-created" } = filter;
  const isOwner = useCurrentUser().data?.is_superuser === true;

  const hrefWith = (key: string, value: string | undefined) => {
    const next = new URLSearchParams(params);
    next.delete("minutes");
    if (value === undefined) next.delete(key);
    else next.set(key, value);
    return withQuery(pagePath("home"), next);
  };
  const hrefOf = (name: string | undefined) => hrefWith("category", name);
  const skip = <SkipLink to={videosId}>{messages.skip}</SkipLink>;

  const minutes = queueIn(params);
  if (minutes !== undefined) {
    return (
      <Page
        title={minutesOf(minutes)}
        tools={
          <ButtonLink to={pagePath("home")} variant="default">
            {videos.showAll}
          </ButtonLink>
        }
        // No category has an empty name, so neither a category nor "all" is marked as chosen.
        aside={<CategoryPanel chosen="" hrefOf={hrefOf} skip={skip} />}
      >
        <MinutesChoice chosen={minutes} />
        <QueueList key={minutes} minutes={minutes} id={videosId} />
      </Page>
    );
  }
  return (
    <Page
      title={search === undefined ? (category ?? messages.title) : format(videos.results, { words: search })}
      tools={
        <>
          {category !== undefined && search === undefined && <FollowPlace name={category} />}
          <OrderingSelect
            chosen={ordering}
            onChoose={(value) => void navigate(hrefWith("ordering", value === "-created" ? undefined : value))}
          />
          <LengthSelect chosen={length} onChoose={(value) => void navigate(hrefWith("length", value))} />
          <CategorySelect chosen={category} onChoose={(name) => void navigate(hrefOf(name))} />
        </>
      }
      aside={<CategoryPanel chosen={category} hrefOf={hrefOf} skip={skip} />}
    >
      {isWhole(filter) && <MinutesChoice chosen={undefined} />}
      {isWhole(filter) && <AnswersNotice />}
      {isWhole(filter) && <ContinueWatching />}
      <VideoList
        filter={filter}
        empty={
          <EmptyState
            icon={<IconSearch size={36} stroke={1.5} />}
            title={videos.noneFound}
            text={
              length !== undefined
                ? messages.otherLength
                : search !== undefined
                  ? videos.otherWords
                  : category !== undefined
                    ? messages.emptyCategory
                    : isOwner
                      ? undefined
                      : messages.emptyLibrary
            }
            action={
              search === undefined && category === undefined && length === undefined ? (
                isOwner && <FirstVideos />
              ) : (
                <>
                  {search !== undefined && category === undefined && length === undefined && (
                    <AskForItLater key={search} words={search} />
                  )}
                  <ButtonLink to={pagePath("home")} variant="default">
                    {videos.showAll}
                  </ButtonLink>
                </>
              )
            }
          />
        }
      />
    </Page>
  );
}

function FirstVideos() {
  const late = useLate(() => import("#features/catalogue/video-admin/FirstVideos.tsx"));
  return late && <late.FirstVideos />;
}

function FollowPlace({ name }: { readonly name: string }) {
  const late = useLate(() => import("#app/pages/catalogue/videos/FollowCategory.tsx"));
  return late && <late.FollowCategory name={name} />;
}
