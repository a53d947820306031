import { Badge, Button, Group, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Device } from "@mindreel/contract/security";
import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import { useSignOutDevice, useSignOutEverywhere } from "#features/accounts/api/security.ts";
import { momentOf } from "#shared/dates.ts";
import { Confirm } from "#shared/ui/Confirm.tsx";
import classes from "./Devices.module.css";

const nameOf = ({ name }: Device) => (name === "" ? "Unknown device" : name);

export function Devices({ devices }: { readonly devices: readonly Device[] }) {
  const [asking, { open, close }] = useDisclosure();
  const everywhere = useSignOutEverywhere();
  return (
    <>
      <ul className={classes.devices}>
        {devices.map((device) => (
          <Row key={device.id} device={device} />
        ))}
      </ul>
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
        <Text>Every device is signed out, this one too. You can sign in again at once.</Text>
      </Confirm>
    </>
  );
}

function Row({ device }: { readonly device: Device }) {
  const { mutate, isPending } = useSignOutDevice();
  const Icon = /iPhone|iPad|Android/.test(device.name) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li>
      <Icon className={classes.icon} size={26} stroke={1.6} aria-hidden="true" />
      <div className={classes.what}>
        <Text fw={600}>{nameOf(device)}</Text>
        <Text size="sm" c="dimmed">
          {device.current ? `Signed in ${momentOf(device.signed_in_at)}` : `Last used ${momentOf(device.last_used_at)}`}
        </Text>
      </div>
      {device.current ? (
        <Badge variant="light" className={classes.end ?? ""}>
          This device
        </Badge>
      ) : (
        <Button
          variant="default"
          size="xs"
          className={classes.end ?? ""}
          aria-label={`Sign out ${nameOf(device)}, last used ${momentOf(device.last_used_at)}`}
          loading={isPending}
          onClick={() => mutate(device.id)}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
