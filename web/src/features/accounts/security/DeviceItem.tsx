import type { Device } from "@mindreel/contract/accounts/security";
import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { momentOf } from "#shared/dates.ts";
import { Item } from "./ItemList.tsx";

/** Superusers are not told which device is `current`. */
type Shown = Omit<Device, "current"> & { readonly current?: boolean };

export const deviceName = ({ name }: Pick<Device, "name">) => (name === "" ? "Unknown device" : name);

/** A device that is signed in. */
export function DeviceItem({ device, children }: { readonly device: Shown; readonly children?: ReactNode }) {
  const { current, signed_in_at, last_used_at } = device;
  return (
    <Item
      icon={/iPhone|iPad|Android/.test(device.name) ? IconDeviceMobile : IconDeviceDesktop}
      title={deviceName(device)}
      about={`${current ? `Signed in ${momentOf(signed_in_at)}` : `Last used ${momentOf(last_used_at)}`} (UTC)`}
    >
      {children}
    </Item>
  );
}
