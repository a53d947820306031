import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  block: "Bloquer",
  unblock: "Débloquer",
  label: "Bloquer {username}",
  title: "Bloquer cet utilisateur ?",
  text: "<strong>{username}</strong> est déconnecté partout et ne peut plus se connecter avant le déblocage. Un abonnement en cours ne sera pas renouvelé.",
  reason: "Motif",
  reasonNote: "Conservé sur la page de l’utilisateur et dans le journal ; l’utilisateur ne le voit pas.",
  blocked: "Utilisateur bloqué",
  unblocked: "Utilisateur débloqué",
} satisfies Translation<typeof english>;
