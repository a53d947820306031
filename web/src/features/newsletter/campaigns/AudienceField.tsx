import { Checkbox, Stack } from "@mantine/core";
import type { AudienceGroup } from "@mindreel/contract/newsletter/campaigns";
import { messages } from "@mindreel/messages/newsletter/campaign";

interface Props {
  readonly value: readonly AudienceGroup[];
  readonly onChange: (groups: AudienceGroup[]) => void;
}

const groups: readonly AudienceGroup[] = ["subscribers", "members", "pro", "left"];

/** The audience of a campaign. Groups may overlap: nobody gets it twice. */
export function AudienceField({ value, onChange }: Props) {
  return (
    <Checkbox.Group
      label={messages.audience}
      description={messages.audienceNote}
      value={[...value]}
      onChange={(chosen) => onChange(groups.filter((group) => chosen.includes(group)))}
    >
      <Stack gap="xs" mt="xs">
        {groups.map((group) => (
          <Checkbox key={group} value={group} label={messages.groups[group]} description={messages.groupNotes[group]} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
