import type { AudienceGroup, Campaign } from "@mindreel/contract/newsletter/campaigns";
import { campaign as messages } from "@mindreel/messages/newsletter/campaigns";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useId } from "react";
import { numberOf } from "#shared/language/format.ts";
import { Checkbox } from "#shared/ui/plain/fields/Checkbox.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import classes from "./campaigns.module.css";
import { audiencesQuery } from "./campaigns.ts";

interface Props {
  readonly value: readonly AudienceGroup[];
  readonly onChange: (groups: AudienceGroup[]) => void;
  readonly language: Campaign["language"];
  /** The first of the checkboxes. */
  readonly first: RefObject<HTMLInputElement | null>;
  readonly error: ReactNode;
}

const groups: readonly AudienceGroup[] = ["subscribers", "members", "pro", "left"];

/** The audience of a campaign. Groups may overlap: nobody gets it twice. */
export function AudienceField({ value, language, onChange, first, error }: Props) {
  const id = useId();
  const { data: counts } = useQuery(audiencesQuery(language));
  return (
    <fieldset className={classes.audience} aria-describedby={`${id}note`}>
      <legend>{messages.audience}</legend>
      <Text small dim id={`${id}note`}>
        {messages.audienceNote}
      </Text>
      {groups.map((group, place) => (
        <Checkbox
          key={group}
          {...(place === 0 && { ref: first })}
          checked={value.includes(group)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(groups.filter((each) => (each === group ? checked : value.includes(each))))
          }
          label={messages.groups[group] + (counts === undefined ? "" : ` (${numberOf(counts[group])})`)}
          description={messages.groupNotes[group]}
        />
      ))}
      {Boolean(error) && <Text className={classes.error}>{error}</Text>}
    </fieldset>
  );
}
