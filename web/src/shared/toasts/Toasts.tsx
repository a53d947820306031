import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { whenUsed } from "#shared/loading/whenUsed.ts";
import { getToasts, subscribeToasts, type Toast } from "./toasts.ts";

const none: readonly Toast[] = [];

/**
 * The container of the toasts. The list that renders them is fetched once the page is used, so that it is available
 * when the connection is lost.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToasts, getToasts, () => none);
  const [List, setList] = useState<ComponentType<{ toasts: readonly Toast[] }>>();
  const wanted = List === undefined && toasts.length > 0;
  useEffect(() => {
    if (List !== undefined) return;
    const load = () =>
      void import("./ToastList.tsx").then(
        ({ ToastList }) => setList(() => ToastList),
        // The next toast tries again.
        () => undefined,
      );
    if (!wanted) return whenUsed(load);
    load();
    return;
  }, [List, wanted]);
  return List !== undefined && toasts.length > 0 ? <List toasts={toasts} /> : null;
}
