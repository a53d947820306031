import type { Device } from "@mindreel/contract/accounts/security";
import { messages } from "@mindreel/messages/accounts/devices";
import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { format } from "#shared/language/format.ts";
import { momentOf } from "#shared/time/dates.ts";
import { Item } from "./ItemList.tsx";

/** For superusers, `current` is not known. */
type Shown = Omit<Device, "current"> & { readonly current?: boolean };

export const deviceName = ({ name }: Pick<Device, "name">) => (name === "" ? messages.unknown : name);

/** A signed-in device. */
export function DeviceItem({ device, children }: { readonly device: Shown; readonly children?: ReactNode }) {
  const { current, signed_in_at, last_used_at } = device;
  return (
    <Item
      icon={/iPhone|iPad|Android/.test(device.name) ? IconDeviceMobile : IconDeviceDesktop}
      title={deviceName(device)}
      about={
        current
          ? format(messages.signedIn, { when: momentOf(signed_in_at) })
          : format(messages.lastUsed, { when: momentOf(last_used_at) })
      }
    >
      {children}
    </Item>
  );
}
