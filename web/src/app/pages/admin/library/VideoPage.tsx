import { pagePath } from "@mindreel/contract/plain/pages";
import { page as messages } from "@mindreel/messages/catalogue/video-editing";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { Page } from "#app/layouts/page/Page.tsx";
import { parents } from "#app/layouts/page/parents.ts";
import { VideoFigures } from "#features/admin/video-figures/VideoFigures.tsx";
import { CaptionsSection } from "#features/catalogue/captions/CaptionsSection.tsx";
import { useCategories } from "#features/catalogue/categories/categories.ts";
import { ChaptersSection } from "#features/catalogue/chapters/ChaptersSection.tsx";
import { Translations } from "#features/catalogue/translations/Translations.tsx";
import { EditVideoForm } from "#features/catalogue/video-editing/EditVideoForm.tsx";
import { videoQuery } from "#features/catalogue/video-editing/video.ts";
import { IconMovieOff } from "#shared/icons/site.ts";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { useNavigate, useParams } from "#shared/navigation/navigation.ts";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import classes from "./VideoPage.module.css";

export function Component() {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  // If it was opened by its URL, there is no page to go back to.
  const { first } = useLocation();
  const leave = useCallback(() => (first ? navigate(pagePath("home")) : navigate(-1)), [first, navigate]);
  const video = useQuery(videoQuery(id));
  const categories = useCategories();
  const failed = [video, categories].find(({ data, error }) => data === undefined && error !== null);
  return (
    <div className={classes.page}>
      <Page title={video.data?.title ?? messages.title} parent={parents.video()}>
        {video.data === null ? (
          <EmptyState
            icon={<IconMovieOff size={36} stroke={1.5} />}
            title={messages.noSuch}
            action={<ButtonLink to={pagePath("videos")}>{messages.showAll}</ButtonLink>}
          />
        ) : failed?.error ? (
          <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
        ) : video.data === undefined || categories.data === undefined ? (
          <FullSpinner />
        ) : (
          <>
            <EditVideoForm key={id} video={video.data} categories={categories.data} onLeave={leave} />
            <div className={classes.further}>
              <Translations kind="video" id={video.data.id} written={video.data} />
            </div>
            <div className={classes.further}>
              <CaptionsSection video={video.data} />
            </div>
            <div className={classes.further}>
              <ChaptersSection video={video.data.id} />
            </div>
            <div className={classes.further}>
              <VideoFigures video={video.data.id} />
            </div>
          </>
        )}
      </Page>
    </div>
  );
}
