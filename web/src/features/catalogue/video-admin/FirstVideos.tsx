import { pagePath } from "@mindreel/contract/plain/pages";
import { firstVideos as messages } from "@mindreel/messages/catalogue/video-admin";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";

/** What a superuser can do about an empty library. */
export function FirstVideos() {
  return (
    <>
      <p style={{ margin: 0, color: "var(--text-dim)" }}>{messages.text}</p>
      <ButtonLink to={pagePath("addVideo")}>{messages.add}</ButtonLink>
      <ButtonLink to={pagePath("videoImport")} variant="default">
        {messages.import}
      </ButtonLink>
    </>
  );
}
