import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  block: "Bloquear",
  unblock: "Desbloquear",
  label: "Bloquear a {username}",
  title: "¿Bloquear a este usuario?",
  text: "Se cierra la sesión de <strong>{username}</strong> en todas partes, sin poder volver a entrar hasta el desbloqueo. Una suscripción en curso no se renovará.",
  reason: "Motivo",
  reasonNote: "Se guarda en la página del usuario y en el registro; el usuario no lo ve.",
  blocked: "Usuario bloqueado",
  unblocked: "Usuario desbloqueado",
} satisfies Translation<typeof english>;
