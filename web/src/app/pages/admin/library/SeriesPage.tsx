import { Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { SeriesWithVideos } from "@mindreel/contract/catalogue/series";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/catalogue/series-admin";
import { useQuery } from "@tanstack/react-query";
import { Page } from "#app/layouts/page/Page.tsx";
import { parents } from "#app/layouts/page/parents.ts";
import { extentOf, seriesQuery } from "#features/catalogue/series/series.ts";
import { DeleteSeries } from "#features/catalogue/series-admin/DeleteSeries.tsx";
import { EpisodesEditor } from "#features/catalogue/series-admin/EpisodesEditor.tsx";
import { SeriesModal } from "#features/catalogue/series-admin/SeriesModal.tsx";
import { IconStack2 } from "#shared/icons/member.ts";
import { IconMovieOff } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { useNavigate, useParams } from "#shared/navigation/navigation.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";

export function Component() {
  const { id = "" } = useParams();
  const { data: series, error, refetch } = useQuery(seriesQuery(id));
  if (series) return <Found key={id} series={series} />;
  return (
    <Page title={messages.title} parent={parents.adminSeries()}>
      {series === null ? (
        <EmptyState
          icon={<IconStack2 size={36} stroke={1.5} />}
          title={messages.noSuch}
          action={<ButtonLink to={pagePath("adminSeriesList")}>{messages.showAll}</ButtonLink>}
        />
      ) : error === null ? (
        <FullSpinner />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

function Found({ series }: { series: SeriesWithVideos }) {
  const navigate = useNavigate();
  const [editing, { open: edit, close: closeEdit }] = useDisclosure();
  const [asking, { open: ask, close: closeAsk }] = useDisclosure();
  const { id, title, description, videos } = series;
  return (
    <Page
      title={title}
      parent={parents.adminSeries()}
      tools={
        <>
          <ButtonLink to={pagePath("series", { id })} variant="default">
            {messages.asMembers}
          </ButtonLink>
          <Button variant="default" onClick={edit}>
            {messages.edit}
          </Button>
          <Button variant="light" danger onClick={ask}>
            {messages.delete}
          </Button>
        </>
      }
    >
      {videos.length === 0 ? (
        <EmptyState
          icon={<IconMovieOff size={36} stroke={1.5} />}
          title={messages.noEpisodes}
          text={messages.noEpisodesText}
          action={<ButtonLink to={pagePath("videos")}>{messages.chooseVideos}</ButtonLink>}
        />
      ) : (
        <>
          {description !== "" && (
            <Text maw={720} mb="xs" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
              {description}
            </Text>
          )}
          <Text c="dimmed" mb="lg">
            {format(messages.drag, { extent: extentOf(series) })}
          </Text>
          <EpisodesEditor series={series} />
        </>
      )}
      <SeriesModal series={series} opened={editing} onClose={closeEdit} />
      <DeleteSeries
        series={series}
        opened={asking}
        onClose={closeAsk}
        onDeleted={() => navigate(pagePath("adminSeriesList"))}
      />
    </Page>
  );
}
