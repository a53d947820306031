import type { Video } from "@mindreel/contract/catalogue/videos";
import { pagePath } from "@mindreel/contract/plain/pages";
import { buttons as messages } from "@mindreel/messages/catalogue/video-editing";
import classes from "#features/catalogue/videos/cardAction.module.css";
import { IconPencil } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { Link } from "#shared/navigation/Link.tsx";

/** For superusers. */
export function EditVideoButton({ video }: { video: Video }) {
  return (
    <Link
      className={classes.action}
      to={pagePath("video", { id: video.id })}
      aria-label={format(messages.edit, { title: video.title })}
    >
      <IconPencil size={19} stroke={1.75} aria-hidden="true" />
    </Link>
  );
}
