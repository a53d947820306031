import { useEffect } from "react";
import { toastError } from "#shared/toasts/toasts.ts";
import { whyNotLoaded } from "./whyNotLoaded.ts";

interface Props {
  /** Closes what did not open: the button that opens it then tries again. */
  readonly onNotLoaded: () => void;
}

/** For dialogs and menus: a toast shows the reason. */
export function NotOpened({ onNotLoaded }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whichever function the first render had
  useEffect(() => {
    onNotLoaded();
    void whyNotLoaded().then(({ message }) => toastError(message));
  }, []);
  return null;
}
