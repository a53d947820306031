import { Button, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { SeriesWithVideos } from "@mindreel/contract/catalogue/series";
import { pagePath } from "@mindreel/contract/wire/pages";
import { IconMovieOff, IconStack2 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Page } from "#app/parts/Page.tsx";
import { extentOf, seriesQuery } from "#features/catalogue/series/series.ts";
import { DeleteSeries } from "#features/catalogue/series-admin/DeleteSeries.tsx";
import { EpisodesEditor } from "#features/catalogue/series-admin/EpisodesEditor.tsx";
import { SeriesModal } from "#features/catalogue/series-admin/SeriesModal.tsx";
import { useNavigate, useParams } from "#shared/navigation/navigation.ts";
import { ButtonLink } from "#shared/ui/plain/ButtonLink.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";

export function Component() {
  const { id = "" } = useParams();
  const { data: series, error, refetch } = useQuery(seriesQuery(id));
  if (series) return <Found key={id} series={series} />;
  return (
    <Page title="Series">
      {series === null ? (
        <EmptyState
          icon={<IconStack2 size={36} stroke={1.5} />}
          title="There is no such series"
          action={<ButtonLink to={pagePath("adminSeriesList")}>Show all series</ButtonLink>}
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
      tools={
        <>
          <ButtonLink to={pagePath("series", { id })} variant="default">
            As members see it
          </ButtonLink>
          <Button variant="default" onClick={edit}>
            Edit
          </Button>
          <Button variant="light" color="red" onClick={ask}>
            Delete
          </Button>
        </>
      }
    >
      {videos.length === 0 ? (
        <EmptyState
          icon={<IconMovieOff size={36} stroke={1.5} />}
          title="No episodes yet"
          text="Select videos in the table of all videos, then press Add to series."
          action={<ButtonLink to={pagePath("videos")}>Choose videos</ButtonLink>}
        />
      ) : (
        <>
          {description !== "" && (
            <Text maw={720} mb="xs" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
              {description}
            </Text>
          )}
          <Text c="dimmed" mb="lg">
            {extentOf(series)}. Drag the episodes into the order in which they are to be watched.
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
