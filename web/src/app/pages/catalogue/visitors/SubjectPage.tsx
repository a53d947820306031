import type { TeaserCategory } from "@mindreel/contract/catalogue/teasers";
import { pagePath } from "@mindreel/contract/plain/pages";
import { subject as messages } from "@mindreel/messages/catalogue/teasers";
import { useQuery } from "@tanstack/react-query";
import { Component as NotFound } from "#app/pages/NotFoundPage.tsx";
import { TeaserCards } from "#features/catalogue/teasers/TeaserCards.tsx";
import { subjectQuery } from "#features/catalogue/teasers/teasers.ts";
import { format } from "#shared/language/format.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { DocumentTitle } from "#shared/navigation/DocumentTitle.tsx";
import { useParams, useSearchParams } from "#shared/navigation/navigation.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { Join } from "./Join.tsx";
import { VisitorsFrame } from "./VisitorsFrame.tsx";
import classes from "./visitors.module.css";

const pageIn = (search: URLSearchParams) => search.get("page") ?? "1";

export const prefetch = ({ client, path: { id = "" }, params }: PrefetchContext) =>
  client.prefetchQuery(subjectQuery(id, pageIn(params)));

/** The videos of a category for visitors. */
export function Component() {
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  const page = pageIn(search);
  const { data, error, refetch } = useQuery(subjectQuery(id, page));
  if (data === null) return <NotFound />;
  return (
    <VisitorsFrame>
      {data !== undefined ? (
        <>
          <DocumentTitle parts={[data.name]} />
          <div className={classes.subject}>
            <div>
              <Title order={1} className={classes.title} dir="auto">
                {data.name}
              </Title>
              <p className={classes.count}>{format(messages.count, { count: data.count })}</p>
              {data.description !== "" && (
                <p className={classes.told} dir="auto">
                  {data.description}
                </p>
              )}
            </div>
            <Join />
          </div>
          <TeaserCards videos={data.results} first />
          <Pages subject={data} page={Number(page)} />
        </>
      ) : error === null ? (
        <FullSpinner />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </VisitorsFrame>
  );
}

/** Links to the pages before and after this one, which search engines follow as well. */
function Pages({ subject: { id, next, previous }, page }: { subject: TeaserCategory; page: number }) {
  if (next === null && previous === null) return null;
  const to = (number: number) => withQuery(pagePath("subject", { id }), number === 1 ? {} : { page: String(number) });
  return (
    <nav className={classes.pages} aria-label={messages.pages}>
      {previous !== null && (
        <ButtonLink variant="default" to={to(page - 1)} rel="prev">
          {messages.newer}
        </ButtonLink>
      )}
      <p>{format(messages.page, { number: page })}</p>
      {next !== null && (
        <ButtonLink variant="default" to={to(page + 1)} rel="next">
          {messages.older}
        </ButtonLink>
      )}
    </nav>
  );
}
