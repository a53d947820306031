import { Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { MemberAccount as Account } from "@mindreel/contract/accounts/member-admin";
import type { Profile } from "@mindreel/contract/accounts/profile";
import { account as messages } from "@mindreel/messages/accounts/member-admin";
import { useQuery } from "@tanstack/react-query";
import { profileFacts } from "#features/accounts/profile/profileFacts.ts";
import { DeviceItem } from "#features/accounts/security/DeviceItem.tsx";
import { ItemList } from "#features/accounts/security/ItemList.tsx";
import { IconUserOff } from "#shared/icons/administration.ts";
import { IconDoorExit } from "#shared/icons/member.ts";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { dayOf, momentOf } from "#shared/time/dates.ts";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
import { Facts } from "#shared/ui/Facts.tsx";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { memberAccountQuery, useSignOutMember } from "./memberAccount.ts";

function accountFacts(user: Profile, account: Account): [label: string, value: string][] {
  return [
    [messages.since, dayOf(user.date_joined)],
    [messages.lastSignIn, account.last_login === null ? messages.never : momentOf(account.last_login)],
    [messages.signsInWith, waysOf(account)],
    [messages.twoFactor, account.two_factor ? messages.on : messages.off],
    [messages.addressConfirmed, account.email_confirmed ? messages.yes : messages.no],
    [messages.earlyAccess, account.early_access ? messages.yes : messages.no],
  ];
}

/** Says that an account is about to be deleted or is blocked, above everything else about them. */
export function MemberNotices({ user }: { readonly user: Profile }) {
  const { data: account } = useQuery(memberAccountQuery(String(user.id)));
  if (account === undefined) return null;
  return (
    <>
      {account.leaves_at !== null && (
        <Alert tone="calm" icon={IconDoorExit} title={format(messages.deletionOn, { day: dayOf(account.leaves_at) })}>
          {messages.deletionNote}
        </Alert>
      )}
      {!user.is_active && <Blocked block={account.block} />}
    </>
  );
}

/** A member's profile, sign-in methods and devices. */
export function MemberAccount({ user }: { readonly user: Profile }) {
  const id = String(user.id);
  const { data: account, error, refetch } = useQuery(memberAccountQuery(id));
  if (account === undefined) {
    return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  const given = profileFacts(user).filter(([, value]) => value !== "");
  return (
    <>
      <Section title={messages.profile}>
        <Facts rows={[...given, ...accountFacts(user, account)]} />
      </Section>
      <MemberDevices id={id} username={user.username} devices={account.devices} />
    </>
  );
}

function waysOf({ has_password, has_google }: Account): string {
  const { password, both, none } = messages.ways;
  if (has_password && has_google) return both;
  return has_password ? password : has_google ? "Google" : none;
}

function blockedTitle(block: Account["block"]): string {
  if (block === null) return messages.blocked;
  const day = dayOf(block.at);
  return block.by === null ? format(messages.blockedOn, { day }) : format(messages.blockedBy, { who: block.by, day });
}

function Blocked({ block }: { readonly block: Account["block"] }) {
  const reason = block === null || block.reason === "" ? messages.noReason : block.reason;
  return (
    <Alert tone="bad" icon={IconUserOff} title={blockedTitle(block)}>
      {reason}
    </Alert>
  );
}

interface DevicesProps {
  readonly id: string;
  readonly username: string;
  readonly devices: Account["devices"];
}

function MemberDevices({ id, username, devices }: DevicesProps) {
  const [asking, { open, close }] = useDisclosure();
  const { mutate, isPending } = useSignOutMember(id);
  const everywhere = devices.length > 0 && (
    <Button variant="default" onClick={open}>
      {messages.signOut}
    </Button>
  );
  return (
    <Section title={messages.devices} tools={everywhere}>
      {devices.length === 0 ? (
        <Text c="dimmed">{messages.nowhere}</Text>
      ) : (
        <ItemList>
          {devices.map((device) => (
            <DeviceItem key={device.id} device={device} />
          ))}
        </ItemList>
      )}
      <Confirm
        opened={asking}
        onClose={close}
        label={format(messages.signOutLabel, { username })}
        title={messages.signOutTitle}
        confirm={messages.signOut}
        pending={isPending}
        onConfirm={() => mutate(undefined, { onSettled: close })}
      >
        <Text>
          <Rich
            text={messages.signOutText}
            values={{ username }}
            tags={{ strong: (text) => <strong>{text}</strong> }}
          />
        </Text>
      </Confirm>
    </Section>
  );
}
