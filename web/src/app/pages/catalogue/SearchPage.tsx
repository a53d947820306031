import { IconSearch } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Page } from "#app/parts/Page.tsx";
import { FoundList } from "#features/catalogue/search/FoundList.tsx";
import classes from "#features/catalogue/search/found.module.css";
import { NothingFound } from "#features/catalogue/search/NothingFound.tsx";
import { foundIn, foundQuery } from "#features/catalogue/search/search.ts";
import { AskForItLater } from "#features/engagement/requests/AskForItLater.tsx";
import { useSearchParams } from "#shared/navigation/navigation.ts";
import type { PrefetchContext } from "#shared/pageModule.ts";
import { VisuallyHidden } from "#shared/ui/plain/VisuallyHidden.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { LoadMore } from "#shared/ui/table/LoadMore.tsx";

const wordsIn = (params: URLSearchParams) => (params.get("q") ?? "").trim();

export async function prefetch({ client, params }: PrefetchContext): Promise<void> {
  const words = wordsIn(params);
  if (words !== "") await client.prefetchInfiniteQuery(foundQuery(words));
}

/** What the search field finds: videos, and the seconds at which something is said. */
export function Component() {
  const words = wordsIn(useSearchParams()[0]);
  if (words !== "") return <Found words={words} />;
  return (
    <Page title="Search">
      <EmptyState
        icon={<IconSearch size={36} stroke={1.5} />}
        title="What are you looking for?"
        text="Search for a title, a series, or something that is said in a video."
      />
    </Page>
  );
}

function Found({ words }: { words: string }) {
  const query = useInfiniteQuery(foundQuery(words));
  const { data, error, refetch } = query;
  const [first] = data?.pages ?? [];
  return (
    <Page title={`Results for “${words}”`}>
      <VisuallyHidden role="status">
        {first !== undefined && first.count > 0 && (first.count === 1 ? "1 video" : `${first.count} videos`)}
      </VisuallyHidden>
      {data === undefined || first === undefined ? (
        error === null ? (
          <FullSpinner />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )
      ) : first.count === 0 ? (
        <NothingFound>
          <AskForItLater key={words} words={words} />
        </NothingFound>
      ) : (
        <>
          {first.corrected !== null && (
            <p className={classes.corrected}>
              Showing results for <strong>{first.corrected}</strong>.
            </p>
          )}
          <FoundList found={foundIn(data.pages)} />
          {first.next !== null && <LoadMore query={query} onLoad={() => undefined} />}
        </>
      )}
    </Page>
  );
}
