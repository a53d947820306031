import { pagePath } from "@mindreel/contract/plain/pages";
import { menu } from "@mindreel/messages/app";
import { home as messages, messages as videos } from "@mindreel/messages/catalogue/videos";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, Suspense, useEffect, useId, useRef } from "react";
import { Page } from "#app/layouts/page/Page.tsx";
import { HomeFront } from "#app/pages/catalogue/HomeFront.tsx";
import { prefetchContinue, prefetchQueue, prefetchVideos } from "#app/pages/catalogue/videos/prefetchVideos.ts";
import { VideoList } from "#app/pages/catalogue/videos/VideoList.tsx";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { CategoryPanel, CategorySelect, SkipToCategories } from "#features/catalogue/categories/CategoryChoice.tsx";
import { CategoryDescription } from "#features/catalogue/categories/CategoryDescription.tsx";
import { categoriesQuery } from "#features/catalogue/categories/categories.ts";
import { homeQuery } from "#features/catalogue/home/home.ts";
import { Filters } from "#features/catalogue/videos/Filters.tsx";
import { isLength } from "#features/catalogue/videos/LengthSelect.tsx";
import { isOrdering } from "#features/catalogue/videos/OrderingSelect.tsx";
import { videosId } from "#features/catalogue/videos/VideoGrid.tsx";
import type { VideoFilter } from "#features/catalogue/videos/videos.ts";
import { AnswersNotice } from "#features/engagement/request-answers/AnswersNotice.tsx";
import { answersQuery } from "#features/engagement/request-answers/answers.ts";
import { AskForItLater } from "#features/engagement/requests/AskForItLater.tsx";
import { chosenMinutesId, MinutesChoice, minutesOf } from "#features/playback/queue/MinutesChoice.tsx";
import type { QueueList } from "#features/playback/queue/QueueList.tsx";
import { minutesIn } from "#features/playback/queue/queue.ts";
import { IconSearch } from "#shared/icons/member.ts";
import { format } from "#shared/language/format.ts";
import { loadable, ready } from "#shared/loading/loadable.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { useLoadedWhenIdle } from "#shared/loading/useLoadedWhenIdle.ts";
import { DocumentTitle } from "#shared/navigation/DocumentTitle.tsx";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { useNavigate, useSearchParams } from "#shared/navigation/navigation.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { SkipLink } from "#shared/ui/frame/SkipLink.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import classes from "./CataloguePage.module.css";

/** Where all videos begin, below the rails. */
const allVideosId = "all-videos";

const queueList = loadable(
  "src/features/playback/queue/QueueList.tsx",
  () => import("#features/playback/queue/QueueList.tsx"),
);

export function prefetch(context: PrefetchContext) {
  const filter = filterIn(context.params);
  const minutes = queueIn(context.params);
  return Promise.all([
    minutes === undefined
      ? prefetchVideos(context, filter)
      : Promise.all([prefetchQueue(context, minutes), queueList.load()]),
    context.client.prefetchQuery(categoriesQuery),
    minutes === undefined && isWhole(filter) && context.client.prefetchQuery(homeQuery),
    minutes === undefined && isWhole(filter) && prefetchContinue(context),
    minutes === undefined && isWhole(filter) && context.client.prefetchQuery(answersQuery),
  ]);
}

/** Whether the list is unfiltered and in its usual order. */
const isWhole = (filter: VideoFilter) => Object.keys(filter).length === 0;

/** The minutes to fill, if any. A queue is of all videos, so there is none while a filter is set. */
const queueIn = (params: URLSearchParams) => (isWhole(filterIn(params)) ? minutesIn(params) : undefined);

/** The address with other filters, where undefined removes one. A queue is left. */
function hrefWith(params: URLSearchParams, changes: Readonly<Record<string, string | undefined>>): string {
  const next = new URLSearchParams(params);
  next.delete("minutes");
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) next.delete(key);
    else next.set(key, value);
  }
  return withQuery(pagePath("home"), next);
}

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
  const hrefOf = (name: string | undefined) => hrefWith(params, { category: name });
  const minutes = queueIn(params);
  const filter = filterIn(params);
  const front = useQuery({ ...homeQuery, enabled: isWhole(filter) && minutes === undefined });
  const isOwner = useCurrentUser().data?.is_superuser === true;
  const heading = useId();
  useFocusKept(minutes === undefined ? "main" : chosenMinutesId);
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
        aside={<CategoryPanel chosen="" hrefOf={hrefOf} />}
      >
        <DocumentTitle parts={[minutesOf(minutes)]} />
        <SkipToCategories />
        <MinutesChoice chosen={minutes} />
        <Suspense fallback={<FullSpinner />}>
          <LoadedQueueList key={minutes} minutes={minutes} id={videosId} />
        </Suspense>
      </Page>
    );
  }
  const { category, search } = filter;
  const whole = isWhole(filter);
  const name = search === undefined ? (category ?? messages.title) : format(videos.results, { words: search });
  // The list, its heading and its fields stay where they are in the tree, so that they keep the focus.
  return (
    <Page
      title={whole ? menu.places.home : undefined}
      quiet
      aside={<CategoryPanel chosen={category} hrefOf={hrefOf} />}
    >
      {!whole && <DocumentTitle parts={[name]} />}
      <SkipLink to={allVideosId}>{messages.skip}</SkipLink>
      <SkipToCategories />
      {whole && <AnswersNotice />}
      {whole && isOwner && <EditHomePlace />}
      {whole && <HomeFront home={front.data ?? (front.isError ? null : undefined)} />}
      <section aria-labelledby={heading}>
        <div id={allVideosId} className={classes.head} tabIndex={-1}>
          <Title order={whole ? 2 : 1} id={heading} className={classes.title}>
            {name}
          </Title>
          <div className={classes.tools}>
            <ListTools filter={filter} />
            {category !== undefined && search === undefined && (
              <div className={classes.follow}>
                <FollowPlace name={category} />
              </div>
            )}
          </div>
        </div>
        {category !== undefined && search === undefined && <CategoryDescription name={category} />}
        <VideoList filter={filter} below={whole} empty={<NoneFound filter={filter} />} />
      </section>
    </Page>
  );
}

function LoadedQueueList(props: ComponentProps<typeof QueueList>) {
  const Loaded = ready(queueList);
  return <Loaded.QueueList {...props} />;
}

/** Moves the focus to an element if what had it is no longer there, since another view of the page replaced it. */
function useFocusKept(id: string): void {
  const before = useRef<string>(undefined);
  const { search } = useLocation();
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== search;
    before.current = search;
    if (!changed || document.activeElement !== document.body) return;
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [search, id]);
}

/** What narrows a list down, and its order. */
function ListTools({ filter: { category, length, ordering = "-created" } }: { readonly filter: VideoFilter }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <CategorySelect chosen={category} onChoose={(name) => void navigate(hrefWith(params, { category: name }))} />
      <Filters
        chosen={{ ordering, length }}
        onChoose={(chosen) =>
          void navigate(
            hrefWith(params, {
              length: chosen.length,
              ordering: chosen.ordering === "-created" ? undefined : chosen.ordering,
            }),
          )
        }
      />
    </>
  );
}

function NoneFound({ filter }: { readonly filter: VideoFilter }) {
  const { category, search, length } = filter;
  const isOwner = useCurrentUser().data?.is_superuser === true;
  const isAll = search === undefined && category === undefined && length === undefined;
  return (
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
        isAll ? (
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
  );
}

function EditHomePlace() {
  const late = useLoadedWhenIdle(() => import("#features/catalogue/home/EditHome.tsx"));
  return <div className={classes.edit}>{late && <late.EditHome />}</div>;
}

function FirstVideos() {
  const late = useLoadedWhenIdle(() => import("#features/catalogue/video-admin/FirstVideos.tsx"));
  return late && <late.FirstVideos />;
}

function FollowPlace({ name }: { readonly name: string }) {
  const late = useLoadedWhenIdle(() => import("#app/pages/catalogue/videos/FollowCategory.tsx"));
  return late && <late.FollowCategory name={name} />;
}
