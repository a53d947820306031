import { Text } from "@mantine/core";
import type { Device } from "@mindreel/contract/security";
import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { momentOf } from "#shared/dates.ts";
import classes from "./DeviceList.module.css";

/** Its `current` is known to its owner alone. */
type Shown = Omit<Device, "current"> & { readonly current?: boolean };

export const deviceName = ({ name }: Pick<Device, "name">) => (name === "" ? "Unknown device" : name);

export function DeviceList({ children }: { readonly children: ReactNode }) {
  return <ul className={classes.devices}>{children}</ul>;
}

/** A device that is signed in, with what can be done about it at the end. */
export function DeviceLine({ device, children }: { readonly device: Shown; readonly children?: ReactNode }) {
  const Icon = /iPhone|iPad|Android/.test(device.name) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li>
      <Icon className={classes.icon} size={26} stroke={1.6} aria-hidden="true" />
      <div className={classes.what}>
        <Text fw={600}>{deviceName(device)}</Text>
        <Text size="sm" c="dimmed">
          {device.current ? `Signed in ${momentOf(device.signed_in_at)}` : `Last used ${momentOf(device.last_used_at)}`}
        </Text>
      </div>
      {children !== undefined && <div className={classes.end}>{children}</div>}
    </li>
  );
}
