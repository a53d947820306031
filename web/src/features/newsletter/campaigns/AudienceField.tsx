import { Checkbox, Stack } from "@mantine/core";
import type { AudienceGroup } from "@mindreel/contract/newsletter/campaigns";
import { messages } from "@mindreel/messages/newsletter/campaign";
import type { ReactNode, RefObject } from "react";

interface Props {
  readonly value: readonly AudienceGroup[];
  readonly onChange: (groups: AudienceGroup[]) => void;
  /** The first of the checkboxes. */
  readonly first: RefObject<HTMLInputElement | null>;
  readonly error: ReactNode;
}

const groups: readonly AudienceGroup[] = ["subscribers", "members", "pro", "left"];

/** The audience of a campaign. Groups may overlap: nobody gets it twice. */
export function AudienceField({ value, onChange, first, error }: Props) {
  return (
    <Checkbox.Group
      label={messages.audience}
      description={messages.audienceNote}
      error={error}
      value={[...value]}
      onChange={(chosen) => onChange(groups.filter((group) => chosen.includes(group)))}
    >
      <Stack gap="xs" mt="xs">
        {groups.map((group, place) => (
          <Checkbox
            key={group}
            {...(place === 0 && { ref: first })}
            value={group}
            label={messages.groups[group]}
            description={messages.groupNotes[group]}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
