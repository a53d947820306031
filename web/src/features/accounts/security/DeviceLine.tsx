import type { Device } from "@mindreel/contract/accounts/security";
import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { momentOf } from "#shared/dates.ts";
import { Line } from "./Lines.tsx";

/** Its `current` is known to its owner alone. */
type Shown = Omit<Device, "current"> & { readonly current?: boolean };

export const deviceName = ({ name }: Pick<Device, "name">) => (name === "" ? "Unknown device" : name);

/** A device that is signed in, with what can be done about it. */
export function DeviceLine({ device, children }: { readonly device: Shown; readonly children?: ReactNode }) {
  const { current, signed_in_at, last_used_at } = device;
  return (
    <Line
      icon={/iPhone|iPad|Android/.test(device.name) ? IconDeviceMobile : IconDeviceDesktop}
      title={deviceName(device)}
      about={`${current ? `Signed in ${momentOf(signed_in_at)}` : `Last used ${momentOf(last_used_at)}`} (UTC)`}
    >
      {children}
    </Line>
  );
}
