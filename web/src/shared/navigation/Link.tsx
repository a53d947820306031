import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { useNavigation } from "./NavigationProvider.tsx";
import { type NavigateOptions, useNavigate } from "./navigation.ts";

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of the app. */
  readonly to: string;
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
}

/** Whether the browser would open the link in this tab. */
const opensHere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/** A link within the app. Its page preloads on hover. */
export function Link({ to, replace, state, preventScrollReset, onClick, ...anchor }: LinkProps) {
  const { history, preload } = useNavigation();
  const navigate = useNavigate();
  const load = () => preload(to);
  return (
    <a
      {...anchor}
      href={to}
      onPointerEnter={load}
      onFocus={load}
      onTouchStart={load}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || anchor.target !== undefined || !opensHere(event)) return;
        event.preventDefault();
        const options: NavigateOptions = {
          // As in a browser, a link to the current page adds no history entry.
          replace: replace ?? to === history.location.href,
          ...(state !== undefined && { state }),
          ...(preventScrollReset !== undefined && { preventScrollReset }),
        };
        navigate(to, options);
      }}
    />
  );
}
