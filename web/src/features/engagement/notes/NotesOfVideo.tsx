import type { Note, NotedVideo } from "@mindreel/contract/engagement/notes";
import { pagePath } from "@mindreel/contract/plain/pages";
import { page as messages } from "@mindreel/messages/engagement/notes";
import { useId } from "react";
import { Link } from "#shared/navigation/Link.tsx";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { NoteItem } from "./NoteItem.tsx";
import classes from "./notes.module.css";

interface Props {
  readonly video: NotedVideo;
  readonly notes: readonly Note[];
  /** Index on the page, from 0. */
  readonly place: number;
}

/** A video with a member's notes on it, each of which links to its second while the video exists. */
export function NotesOfVideo({ video, notes, place }: Props) {
  const heading = useId();
  const { title, available } = video;
  const address = pagePath("watch", { id: video.id });
  return (
    <section className={classes.video} aria-labelledby={heading}>
      <div className={classes.still}>
        <Thumbnail video={video} place={place} sizes="208px" />
      </div>
      <div className={classes.words}>
        <Title order={2} id={heading} className={classes.title} dir="auto">
          {available ? <Link to={address}>{title}</Link> : title}
        </Title>
        {!available && <p className={classes.gone}>{messages.gone}</p>}
        <ul className={classes.list}>
          {notes.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              lead={({ children, ...look }) =>
                available ? (
                  <Link {...look} to={withQuery(address, { t: String(note.at) })}>
                    {children}
                  </Link>
                ) : (
                  <span className={look.className}>{children}</span>
                )
              }
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
