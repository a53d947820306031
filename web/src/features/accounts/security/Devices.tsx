import { Badge, Button, Group, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Device } from "@mindreel/contract/accounts/security";
import { messages } from "@mindreel/messages/accounts/security";
import { useRef } from "react";
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
  const end = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ItemList>
        {devices.map((device) => (
          <Row key={device.id} device={device} onSignedOut={() => end.current?.focus()} />
        ))}
      </ItemList>
      <Group mt="md">
        <Button ref={end} variant="default" onClick={open}>
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

interface RowProps {
  readonly device: Device;
  readonly onSignedOut: () => void;
}

function Row({ device, onSignedOut }: RowProps) {
  const { mutate, isPending } = useSignOutDevice(device, onSignedOut);
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
          onClick={() => mutate()}
        >
          {messages.devices.signOut}
        </Button>
      )}
    </DeviceItem>
  );
}
