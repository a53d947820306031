import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Iniciar sesión",
  password: "Contraseña",
  oneMoreStep: "Un paso más: el código de tu aplicación de autenticación.",
  newHere: "¿Eres nuevo aquí? <link>Crea una cuenta</link>",
  forgotPassword: "¿Has olvidado tu contraseña?",
  signedOut: "Tu sesión está cerrada",
  sessionEnded: "Tu sesión ha terminado. Inicia sesión y volverás a donde estabas.",
  offerStep: "Inicia sesión y empezará.",
  usePasskey: "Usar una clave de acceso",
  passkeyFailed: "Tu navegador no pudo usar una clave de acceso. Inténtalo de nuevo o inicia sesión con tu contraseña.",
} satisfies Translation<typeof english>;
