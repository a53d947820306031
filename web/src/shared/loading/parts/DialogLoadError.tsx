import { useEffect } from "react";
import { toastError } from "#shared/toasts/toasts.ts";
import { loadError } from "./loadError.ts";

interface Props {
  /** Closes what did not open: the button that opens it then tries again. */
  readonly onNotLoaded: () => void;
}

/** For dialogs and menus: a toast shows the reason. */
export function DialogLoadError({ onNotLoaded }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whichever function the first render had
  useEffect(() => {
    onNotLoaded();
    void loadError().then(({ message }) => toastError(message));
  }, []);
  return null;
}
