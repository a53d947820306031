import { Badge, Button, Group, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Device } from "@mindreel/contract/accounts/security";
import { momentOf } from "#shared/dates.ts";
import { Confirm } from "#shared/ui/Confirm.tsx";
import { DeviceItem, deviceName } from "./DeviceItem.tsx";
import { ItemList } from "./ItemList.tsx";
import { useSignOutDevice } from "./signOutDevice.ts";
import { useSignOutEverywhere } from "./signOutEverywhere.ts";

export function Devices({ devices }: { readonly devices: readonly Device[] }) {
  const [asking, { open, close }] = useDisclosure();
  const everywhere = useSignOutEverywhere();
  return (
    <>
      <ItemList>
        {devices.map((device) => (
          <Row key={device.id} device={device} />
        ))}
      </ItemList>
      <Group mt="md">
        <Button variant="default" onClick={open}>
          Sign out everywhere
        </Button>
      </Group>
      <Confirm
        opened={asking}
        onClose={close}
        label="Sign out everywhere"
        title="Sign out everywhere?"
        confirm="Sign out everywhere"
        pending={everywhere.isPending || everywhere.isSuccess}
        onConfirm={() => everywhere.mutate()}
      >
        <Text>Every device is signed out, including this one. You can sign in again right away.</Text>
      </Confirm>
    </>
  );
}

function Row({ device }: { readonly device: Device }) {
  const { mutate, isPending } = useSignOutDevice();
  return (
    <DeviceItem device={device}>
      {device.current ? (
        <Badge variant="light">This device</Badge>
      ) : (
        <Button
          variant="default"
          size="xs"
          aria-label={`Sign out ${deviceName(device)}, last used ${momentOf(device.last_used_at)} (UTC)`}
          loading={isPending}
          onClick={() => mutate(device.id)}
        >
          Sign out
        </Button>
      )}
    </DeviceItem>
  );
}
