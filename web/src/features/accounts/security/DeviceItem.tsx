import type { Device } from "@mindreel/contract/accounts/security";
import { devices as messages } from "@mindreel/messages/accounts/security";
import type { ReactNode } from "react";
import { outline } from "#shared/icons/icon.tsx";
import { format } from "#shared/language/format.ts";
import { momentOf } from "#shared/time/dates.ts";
import { Item } from "./ItemList.tsx";

const IconDeviceDesktop = outline(
  "M3 5a1 1 0 0 1 1 -1h16a1 1 0 0 1 1 1v10a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-10M7 20h10M9 16v4M15 16v4",
);
const IconDeviceMobile = outline(
  "M6 5a2 2 0 0 1 2 -2h8a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2v-14M11 4h2M12 17v.01",
);

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
