import { Text } from "@mantine/core";
import { type MailName, type MailPlace, mailPlaceNames, mails, placesOf } from "@mindreel/contract/plain/kinds/mails";
import { messages } from "@mindreel/messages/site/mails";
import { useId } from "react";
import { Badge } from "#shared/ui/plain/Badge.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import classes from "./mails.module.css";

interface Props {
  readonly mail: MailName;
  readonly onInsert: (place: MailPlace) => void;
}

/** The placeholders of a mail, with their meanings. */
export function Places({ mail, onInsert }: Props) {
  const id = useId();
  const must: readonly MailPlace[] = mails[mail].must;
  const all = placesOf(mail);
  return (
    <section aria-labelledby={id}>
      <Title order={3} id={id}>
        {messages.places}
      </Title>
      <Text size="sm" c="dimmed">
        {messages.placesNote}
      </Text>
      <ul className={classes.places}>
        {mailPlaceNames
          .filter((place) => all.includes(place))
          .map((place) => (
            <li key={place}>
              <button
                type="button"
                className={classes.place}
                aria-describedby={`${id}-${place}`}
                // Keeps the selection, and a phone's keyboard open.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onInsert(place)}
              >
                {`{${place}}`}
              </button>
              <span id={`${id}-${place}`} className={classes.meaning}>
                {messages.placeNames[place]} {must.includes(place) && <Badge>{messages.needed}</Badge>}
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}
