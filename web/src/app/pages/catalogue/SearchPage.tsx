import { messages } from "@mindreel/messages/catalogue/search";
import { messages as videos } from "@mindreel/messages/catalogue/videos";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Page } from "#app/layouts/page/Page.tsx";
import { FoundList, focusFound } from "#features/catalogue/search/FoundList.tsx";
import { FoundNames } from "#features/catalogue/search/FoundNames.tsx";
import classes from "#features/catalogue/search/found.module.css";
import { NothingFound } from "#features/catalogue/search/NothingFound.tsx";
import { foundIn, foundQuery, popularQuery } from "#features/catalogue/search/search.ts";
import { AskForItLater } from "#features/engagement/requests/AskForItLater.tsx";
import { IconSearch } from "#shared/icons/member.ts";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { DocumentTitle } from "#shared/navigation/DocumentTitle.tsx";
import { useSearchParams } from "#shared/navigation/navigation.ts";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { LoadMore } from "#shared/ui/table/LoadMore.tsx";
import { useFirstNew } from "#shared/ui/table/useFirstNew.ts";

const wordsIn = (params: URLSearchParams) => (params.get("q") ?? "").trim();

export async function prefetch({ client, params }: PrefetchContext): Promise<void> {
  const words = wordsIn(params);
  if (words !== "") await client.prefetchInfiniteQuery(foundQuery(words));
}

/** Search results: videos, and the passages in which the words are said. */
export function Component() {
  const words = wordsIn(useSearchParams()[0]);
  if (words !== "") return <Found words={words} />;
  return (
    <Page title={messages.title}>
      <EmptyState icon={<IconSearch size={36} stroke={1.5} />} title={messages.question} text={messages.hint} />
    </Page>
  );
}

function Found({ words }: { words: string }) {
  const query = useInfiniteQuery(foundQuery(words));
  const { data, error, refetch, hasNextPage, isPlaceholderData } = query;
  const [first] = data?.pages ?? [];
  const found = foundIn(data?.pages ?? []);
  const onLoad = useFirstNew({ count: found.length, hasNextPage, isPlaceholderData }, "at the end", focusFound);
  return (
    <Page title={format(videos.results, { words })}>
      <DocumentTitle parts={[format(videos.results, { words })]} />
      <p role="status" className={classes.count}>
        {first !== undefined && first.count > 0 && format(videos.count, { count: first.count })}
      </p>
      {data === undefined || first === undefined ? (
        error === null ? (
          <FullSpinner />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )
      ) : first.count === 0 ? (
        <>
          <FoundNames series={first.series} categories={first.categories} />
          <NothingFound>
            <AskForItLater key={words} words={words} />
          </NothingFound>
          <Popular category={first.categories[0]?.name} />
        </>
      ) : (
        <>
          {first.corrected !== null && (
            <p className={classes.corrected}>
              <Rich
                text={messages.corrected}
                values={{ words: first.corrected }}
                tags={{ words: (text) => <strong>{text}</strong> }}
              />
            </p>
          )}
          <FoundNames series={first.series} categories={first.categories} />
          <FoundList found={found} words={first.corrected ?? words} />
          {first.next !== null && <LoadMore query={query} onLoad={onLoad} />}
        </>
      )}
    </Page>
  );
}

/** What others like, near what was searched for if there is such a category. */
function Popular({ category }: { category: string | undefined }) {
  const { data = [] } = useQuery(popularQuery(category));
  if (data.length === 0) return null;
  return (
    <section className={classes.near} aria-labelledby="popular">
      <h2 id="popular" dir="auto">
        {category === undefined ? messages.popular : format(messages.popularIn, { category })}
      </h2>
      <FoundList found={data} words="" />
    </section>
  );
}
