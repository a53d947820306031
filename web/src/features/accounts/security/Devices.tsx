import { Badge, Button, Group, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Device } from "@mindreel/contract/accounts/security";
import { messages } from "@mindreel/messages/accounts/security";
import { format } from "#shared/language/format.ts";
import { momentOf } from "#shared/time/dates.ts";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
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
          {messages.devices.everywhere}
        </Button>
      </Group>
      <Confirm
        opened={asking}
        onClose={close}
        label={messages.devices.everywhere}
        title={messages.devices.everywhereTitle}
        confirm={messages.devices.everywhere}
        pending={everywhere.isPending || everywhere.isSuccess}
        onConfirm={() => everywhere.mutate()}
      >
        <Text>{messages.devices.everywhereText}</Text>
      </Confirm>
    </>
  );
}

function Row({ device }: { readonly device: Device }) {
  const { mutate, isPending } = useSignOutDevice();
  return (
    <DeviceItem device={device}>
      {device.current ? (
        <Badge variant="light">{messages.devices.this}</Badge>
      ) : (
        <Button
          variant="default"
          size="xs"
          aria-label={format(messages.devices.signOutOf, {
            device: deviceName(device),
            when: momentOf(device.last_used_at),
          })}
          loading={isPending}
          onClick={() => mutate(device.id)}
        >
          {messages.devices.signOut}
        </Button>
      )}
    </DeviceItem>
  );
}
