import { Alert, Button, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { MemberAccount as Account } from "@mindreel/contract/accounts/member-admin";
import type { Profile } from "@mindreel/contract/accounts/profile";
import { IconDoorExit, IconUserOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { profileFacts } from "#features/accounts/profile/profileFacts.ts";
import { DeviceItem } from "#features/accounts/security/DeviceItem.tsx";
import { ItemList } from "#features/accounts/security/ItemList.tsx";
import { dayOf, momentOf } from "#shared/dates.ts";
import { Confirm } from "#shared/ui/Confirm.tsx";
import { Facts } from "#shared/ui/Facts.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { memberAccountQuery, useSignOutMember } from "./memberAccount.ts";

function accountFacts(user: Profile, account: Account): [label: string, value: string][] {
  const ways = [account.has_password && "password", account.has_google && "Google"].filter((way) => way !== false);
  return [
    ["User since", dayOf(user.date_joined)],
    ["Last sign-in (UTC)", account.last_login === null ? "Never" : momentOf(account.last_login)],
    ["Signs in with", ways.join(" and ") || "nothing yet"],
    ["Two-factor sign-in", account.two_factor ? "On" : "Off"],
    ["Address confirmed", account.email_confirmed ? "Yes" : "No"],
    ["Early access", account.early_access ? "Yes" : "No"],
  ];
}

/** That a member leaves, or is blocked: what comes before everything else about them. */
export function MemberNotices({ user }: { readonly user: Profile }) {
  const { data: account } = useQuery(memberAccountQuery(String(user.id)));
  if (account === undefined) return null;
  return (
    <>
      {account.leaves_at !== null && (
        <Alert color="gray" icon={<IconDoorExit />} title={`Leaves on ${dayOf(account.leaves_at)}`} mb="xl">
          The member asked for the account to be deleted on that day, and can still change their mind.
        </Alert>
      )}
      {!user.is_active && <Blocked block={account.block} />}
    </>
  );
}

/** A member's profile, how they sign in, and where they are signed in. */
export function MemberAccount({ user }: { readonly user: Profile }) {
  const id = String(user.id);
  const { data: account, error, refetch } = useQuery(memberAccountQuery(id));
  if (account === undefined) {
    return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  const given = profileFacts(user).filter(([, value]) => value !== "");
  return (
    <>
      <Section title="Profile">
        <Facts rows={[...given, ...accountFacts(user, account)]} />
      </Section>
      <MemberDevices id={id} username={user.username} devices={account.devices} />
    </>
  );
}

function Blocked({ block }: { readonly block: Account["block"] }) {
  const reason = block === null || block.reason === "" ? "No reason was given." : block.reason;
  const who = block === null ? "" : `${block.by === null ? "" : ` by ${block.by}`} on ${dayOf(block.at)}`;
  return (
    <Alert color="red" icon={<IconUserOff />} title={`Blocked${who}`} mb="xl">
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
      Sign out everywhere
    </Button>
  );
  return (
    <Section title="Devices" tools={everywhere}>
      {devices.length === 0 ? (
        <Text c="dimmed">Signed in nowhere.</Text>
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
        label={`Sign ${username} out everywhere`}
        title="Sign this user out everywhere?"
        confirm="Sign out everywhere"
        pending={isPending}
        onConfirm={() => mutate(undefined, { onSettled: close })}
      >
        <Text>
          <strong>{username}</strong> has to sign in again on every device.
        </Text>
      </Confirm>
    </Section>
  );
}
