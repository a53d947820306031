import { notifications } from "@mantine/notifications";

const duration = 9000;

export function toastSuccess(message: string, ms = duration): void {
  notifications.show({ message, color: "green", autoClose: ms });
}

export function toastError(message: string): void {
  notifications.show({ message, color: "red", autoClose: duration });
}
