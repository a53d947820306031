import { useEffect, useRef } from "react";

interface Grown {
  readonly count: number;
  readonly hasNextPage: boolean;
  readonly isPlaceholderData: boolean;
}

/**
 * Moves the focus after Load More, unless another list is shown by then or the focus is elsewhere: to the first new
 * item, `always`, or only with the last page, when Load More becomes disabled and loses the focus. Returns a function
 * to call before more is loaded.
 */
export function useFirstNew(
  { count, hasNextPage, isPlaceholderData }: Grown,
  when: "always" | "at the end",
  focus: (index: number) => void,
) {
  const from = useRef<number | null>(null);
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const index = from.current;
    if (isPlaceholderData) from.current = null;
    if (index === null || isPlaceholderData || count <= index) return;
    from.current = null;
    const { activeElement } = document;
    const dropped = activeElement === document.body || activeElement?.matches(":disabled");
    if (when === "always" ? dropped || activeElement === pressed.current : dropped && !hasNextPage) focus(index);
  });
  return () => {
    from.current = count;
    pressed.current = document.activeElement;
  };
}
