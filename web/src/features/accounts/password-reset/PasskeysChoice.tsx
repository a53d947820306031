import { Checkbox, List, Stack, Text } from "@mantine/core";
import type { ResetPasskeys } from "@mindreel/contract/accounts/password-reset";
import { dayOf } from "#shared/dates.ts";

interface Props {
  readonly found: ResetPasskeys;
  readonly remove: boolean;
  readonly onChange: (remove: boolean) => void;
}

/** Asks whether the passkeys go with the old password: whoever was in the account may have added one. */
export function PasskeysChoice({ found: { passkeys, removable }, remove, onChange }: Props) {
  return (
    <Stack gap="xs">
      <Text>A new password does not change these passkeys, which sign in without it:</Text>
      <List>
        {passkeys.map(({ id, name, created_at }) => (
          <List.Item key={id}>
            {name}{" "}
            <Text span size="sm" c="dimmed">
              added {dayOf(created_at)}
            </Text>
          </List.Item>
        ))}
      </List>
      {removable ? (
        <Checkbox
          label="Remove my passkeys, too"
          description="Do this if one of them is not yours, or if somebody else may have been in your account. You can add new ones at any time."
          checked={remove}
          onChange={({ currentTarget: { checked } }) => onChange(checked)}
        />
      ) : (
        <Text size="sm" c="dimmed">
          They are your second factor, which superusers need here. Once signed in with one, you can replace the others
          on your Security page.
        </Text>
      )}
    </Stack>
  );
}
