import { Stack, Text, Textarea } from "@mantine/core";
import {
  type MailField,
  type MailName,
  type MailPlace,
  type MailWords,
  mailFields,
  mailPlaceNames,
  mails,
  placesOf,
} from "@mindreel/contract/plain/kinds/mails";
import { directionOf, type Language } from "@mindreel/contract/plain/languages";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/site/mails";
import { useId, useRef } from "react";
import { flushSync } from "react-dom";
import { Badge } from "#shared/ui/plain/Badge.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import classes from "./mails.module.css";
import { asField, type Caret, withPlace } from "./words.ts";

const most: Readonly<Record<MailField, number>> = {
  subject: limits.siteLine,
  title: limits.siteLine,
  text: limits.mailText,
  button: limits.mailButton,
};

type Input = HTMLInputElement | HTMLTextAreaElement;

interface Props {
  readonly mail: MailName;
  readonly language: Language;
  readonly words: MailWords;
  readonly faults: ReadonlyMap<MailField, string>;
  readonly onChange: (words: MailWords) => void;
}

/** Fields for a mail's wording, and its placeholders. */
export function WordsFields({ mail, language, words, faults, onChange }: Props) {
  const inputs = useRef(new Map<MailField, Input>());
  const lastField = useRef<MailField>("text");

  const caret = (): Caret => {
    const field = lastField.current;
    const end = words[field].length;
    const { selectionStart, selectionEnd } = inputs.current.get(field) ?? {};
    return { field, start: selectionStart ?? end, end: selectionEnd ?? end };
  };
  const insert = (place: MailPlace) => {
    const [next, { field, start, end }] = withPlace(mail, words, caret(), place);
    if (next[field].length > most[field]) return;
    flushSync(() => onChange(next));
    const input = inputs.current.get(field);
    input?.focus();
    input?.setSelectionRange(start, end);
  };
  const attributes = (field: MailField) => ({
    ...{ name: field, label: messages.fields[field], maxLength: most[field], autoComplete: "off" },
    ...{ lang: language, dir: directionOf(language), value: words[field], error: faults.get(field) },
    ref: (input: Input | null) => {
      if (input !== null) inputs.current.set(field, input);
    },
    onFocus: () => {
      lastField.current = field;
    },
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: Input }) =>
      onChange({ ...words, [field]: asField(field, value) }),
  });
  return (
    <Stack gap="md">
      {mailFields.map((field) =>
        field === "text" ? (
          <Textarea
            key={field}
            {...attributes(field)}
            size="md"
            rows={12}
            description={messages.textNote}
            // Below such a tall field, the error would be out of sight.
            inputWrapperOrder={["label", "description", "error", "input"]}
          />
        ) : (
          <TextField key={field} {...attributes(field)} />
        ),
      )}
      <Places mail={mail} onInsert={insert} />
    </Stack>
  );
}

interface PlacesProps {
  readonly mail: MailName;
  readonly onInsert: (place: MailPlace) => void;
}

/** The placeholders of a mail, with their meanings. */
function Places({ mail, onInsert }: PlacesProps) {
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
