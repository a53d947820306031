import { type MailName, mailSetting, placesOf } from "@mindreel/contract/plain/kinds/mails";
import { languageNames } from "@mindreel/contract/plain/languages";
import { messages, names, occasions } from "@mindreel/messages/site/mails";
import { useEffect, useId, useRef } from "react";
import { changesIn, useDraft } from "#features/site/settings/draft.ts";
import { format } from "#shared/language/format.ts";
import { Badge } from "#shared/ui/plain/Badge.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import classes from "./mails.module.css";
import { changedLanguages } from "./words.ts";

const groups = ["account", "security", "plan", "videos"] as const;
type Group = (typeof groups)[number];

const ofVideos: readonly MailName[] = ["news_again", "request_answered", "new_videos"];
const ofPlan = /^(?:free_|subscription_|failed_payment|price_)/;
const groupOf = (mail: MailName): Group =>
  ofVideos.includes(mail)
    ? "videos"
    : ofPlan.test(mail)
      ? "plan"
      : placesOf(mail).includes("change")
        ? "security"
        : "account";

interface ListProps {
  readonly mails: readonly MailName[];
  /** The mail that gets the focus back. */
  readonly focused: MailName | undefined;
  readonly onChoose: (mail: MailName) => void;
}

/** The mails, with their recipients, and whether the owner has changed them. */
export function MailList({ mails, focused, onChoose }: ListProps) {
  const id = useId();
  return groups.map((group) => (
    <section key={group} aria-labelledby={`${id}-${group}`}>
      <Title order={3} id={`${id}-${group}`}>
        {messages.groups[group]}
      </Title>
      <ul className={classes.list}>
        {mails
          .filter((mail) => groupOf(mail) === group)
          .map((mail) => (
            <MailRow key={mail} mail={mail} focused={mail === focused} onChoose={onChoose} />
          ))}
      </ul>
    </section>
  ));
}

interface RowProps {
  readonly mail: MailName;
  readonly focused: boolean;
  readonly onChoose: (mail: MailName) => void;
}

function MailRow({ mail, focused, onChoose }: RowProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { values, settings, faults } = useDraft();
  const setting = mailSetting(mail);
  const changed = changedLanguages(values[setting]).map((language) => languageNames[language]);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  return (
    <li className={classes.row}>
      <div className={classes.said}>
        {/* The whole row is pressable. */}
        <button
          ref={button}
          type="button"
          className={classes.name}
          aria-describedby={`${id}-occasion ${id}-state`}
          onClick={() => onChoose(mail)}
        >
          {names.names[mail]}
        </button>
        <span id={`${id}-occasion`} className={classes.occasion}>
          {occasions.occasions[mail]}
        </span>
      </div>
      <div id={`${id}-state`} className={classes.state}>
        {faults.has(setting) ? (
          <Badge>{messages.faulty}</Badge>
        ) : (
          setting in changesIn(values, settings.values) && <Badge>{messages.unsaved}</Badge>
        )}{" "}
        {changed.length > 0 && <Badge tone="good">{format(messages.changed, { languages: changed.join(", ") })}</Badge>}
      </div>
    </li>
  );
}
