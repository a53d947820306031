import type { Device } from "@mindreel/contract/accounts/security";
import { messages } from "@mindreel/messages/accounts/security";
import { useMutation } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { format } from "#shared/language/format.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { deviceName } from "./DeviceItem.tsx";
import { refreshSecurity } from "./security.ts";

/** @param onDone called before the device disappears from the list */
export const useSignOutDevice = (device: Device, onDone: () => void) =>
  useMutation({
    mutationFn: () => call("DELETE /api/accounts/v1/security/sessions/{id}/", { params: { id: String(device.id) } }),
    onSuccess: () => {
      toastSuccess(format(messages.devices.signedOut, { device: deviceName(device) }));
      onDone();
    },
    onSettled: refreshSecurity,
    onError: (error) => toastError(error.message),
  });
