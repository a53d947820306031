import type { Follows } from "@mindreel/contract/notices/follows";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/notices/follows";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { format } from "#shared/language/format.ts";
import { Link } from "#shared/navigation/Link.tsx";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import classes from "./FollowsList.module.css";
import { type Followable, followsQuery, setFollowed } from "./follows.ts";

const kinds = ["categories", "series"] as const satisfies readonly (keyof Follows)[];

const hrefOf = ({ kind, id, name }: Followable) =>
  kind === "series" ? pagePath("series", { id }) : withQuery(pagePath("home"), new URLSearchParams({ category: name }));

/** What the member follows, with buttons to unfollow. */
export function FollowsList() {
  const client = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  const { data: follows, error, refetch } = useQuery(followsQuery);
  const all = kinds.flatMap((kind) => (follows?.[kind] ?? []).map((each): Followable => ({ kind, ...each })));
  return (
    <section className={classes.follows} aria-labelledby="follows">
      <Title ref={title} order={2} size={3} id="follows" tabIndex={-1}>
        {messages.title}
      </Title>
      {follows === undefined &&
        (error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />)}
      {follows !== undefined && all.length === 0 && <p className={classes.none}>{messages.none}</p>}
      <ul className={classes.list}>
        {all.map((thing) => (
          <li key={`${thing.kind} ${thing.id}`} className={classes.item}>
            <span className={classes.words}>
              <Link className={classes.name} dir="auto" to={hrefOf(thing)}>
                {thing.name}
              </Link>
              <span className={classes.kind}>{messages.kinds[thing.kind]}</span>
            </span>
            <Button
              variant="default"
              size="sm"
              aria-label={format(messages.unfollowNamed, { name: thing.name })}
              onClick={() => {
                title.current?.focus({ preventScroll: true });
                setFollowed(client, thing, false);
              }}
            >
              {messages.unfollow}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
