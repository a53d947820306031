import type { Device } from "@mindreel/contract/accounts/security";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/accounts/security";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "#shared/api/api.ts";
import { format } from "#shared/language/format.ts";
import { clearSession } from "#shared/session/session.ts";
import { momentOf } from "#shared/time/dates.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
import { Badge } from "#shared/ui/plain/Badge.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import { DeviceItem, deviceName } from "./DeviceItem.tsx";
import { ItemList } from "./ItemList.tsx";
import classes from "./security.module.css";
import { refreshSecurity } from "./security.ts";

/** @param onDone called before the device disappears from the list */
const useSignOutDevice = (device: Device, onDone: () => void) =>
  useMutation({
    mutationFn: () => call("DELETE /api/accounts/v1/security/sessions/{id}/", { params: { id: String(device.id) } }),
    onSuccess: () => {
      toastSuccess(format(messages.devices.signedOut, { device: deviceName(device) }));
      onDone();
    },
    onSettled: refreshSecurity,
    onError: (error) => toastError(error.message),
  });

/** Signs out every device, including this one, and loads the page for visitors. */
const useSignOutEverywhere = () =>
  useMutation({
    mutationFn: () => call("DELETE /api/accounts/v1/security/sessions/"),
    onSuccess: () => {
      clearSession();
      location.assign(pagePath("home"));
    },
    onError: (error) => toastError(error.message),
  });

export function Devices({ devices }: { readonly devices: readonly Device[] }) {
  const [asking, setAsking] = useState(false);
  const everywhere = useSignOutEverywhere();
  const end = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ItemList>
        {devices.map((device) => (
          <OwnDevice key={device.id} device={device} onSignedOut={() => end.current?.focus()} />
        ))}
      </ItemList>
      <div className={classes.everywhere}>
        <Button ref={end} variant="default" onClick={() => setAsking(true)}>
          {messages.devices.everywhere}
        </Button>
      </div>
      <Confirm
        opened={asking}
        onClose={() => setAsking(false)}
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

interface OwnDeviceProps {
  readonly device: Device;
  readonly onSignedOut: () => void;
}

function OwnDevice({ device, onSignedOut }: OwnDeviceProps) {
  const { mutate, isPending } = useSignOutDevice(device, onSignedOut);
  return (
    <DeviceItem device={device}>
      {device.current ? (
        <Badge>{messages.devices.this}</Badge>
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
