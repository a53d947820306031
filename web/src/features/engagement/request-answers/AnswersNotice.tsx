import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/engagement/request-answers";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { IconX } from "#shared/icons/member.ts";
import { format } from "#shared/language/format.ts";
import { Link } from "#shared/navigation/Link.tsx";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import classes from "./AnswersNotice.module.css";
import { answersQuery, markSeen } from "./answers.ts";

/** Announces answers to requests that the member made or voted for; empty if there are none. */
export function AnswersNotice() {
  const client = useQueryClient();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { data: answers = [] } = useQuery(answersQuery);
  if (answers.length === 0) return null;
  return (
    <section className={classes.notice} aria-labelledby={heading}>
      <Title ref={title} order={2} id={heading} size={3} tabIndex={-1} className={classes.heading}>
        {messages.title}
      </Title>
      <ul className={classes.list}>
        {answers.map(
          ({ id, text, video }) =>
            video !== null && (
              <li key={id} className={classes.answer}>
                <p className={classes.words}>
                  <Link
                    className={classes.video}
                    dir="auto"
                    to={pagePath("watch", { id: video.id })}
                    onClick={() => markSeen(client, id)}
                  >
                    {video.title}
                  </Link>{" "}
                  <span className={classes.asked}>{format(messages.wanted, { text })}</span>
                </p>
                <IconButton
                  aria-label={format(messages.dismiss, { title: video.title })}
                  onClick={() => {
                    title.current?.focus({ preventScroll: true });
                    markSeen(client, id);
                  }}
                >
                  <IconX size={18} aria-hidden="true" />
                </IconButton>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
