import { pagePath } from "@mindreel/contract/plain/pages";
import { superuserMenu as messages } from "@mindreel/messages/app";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { IconDots } from "#shared/icons/frame.ts";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import classes from "../nav/NavList.module.css";
import { NavList } from "../nav/NavList.tsx";
import type { MenuProps } from "../nav/navItems.ts";
import { isWork } from "./isWork.ts";
import { WorkMenu } from "./WorkMenu.tsx";
import { manageNav } from "./workNav.ts";

interface Props extends MenuProps {
  /** The places of everyone, while watching. */
  readonly member: ReactNode;
}

/** Where the superuser watched last, to go back there. Only browsers set it. */
let lastWatched = pagePath("home");

/** While watching, the places of everyone and a few of their own; while managing, the menu of all the work. */
export function SuperuserMenu({ member, inSheet = false, onChoose }: Props) {
  const { pathname, search } = useLocation();
  /** The page on which somebody has turned to the work without leaving it. */
  const [turnedAt, setTurnedAt] = useState<string>();
  const menu = useRef<HTMLDivElement>(null);
  const turned = turnedAt === pathname;

  /** The pressed button goes, so the focus moves to the first place of what comes. */
  const turn = (at: string | undefined) => {
    flushSync(() => setTurnedAt(at));
    menu.current?.querySelector<HTMLElement>("a, button")?.focus();
  };
  useScrollToCurrent(menu);
  useEffect(() => {
    if (!isWork(pathname)) lastWatched = pathname + search;
  }, [pathname, search]);

  return (
    <div ref={menu}>
      {turned || isWork(pathname) ? (
        <WorkMenu
          inSheet={inSheet}
          onChoose={onChoose}
          backTo={lastWatched}
          {...(turned && { onBack: () => turn(undefined) })}
        />
      ) : (
        <>
          {member}
          <NavList heading={messages.manage} items={manageNav} names={messages.places} onChoose={onChoose}>
            <li>
              <button type="button" className={classes.item} onClick={() => turn(pathname)}>
                <IconDots size={22} stroke={1.75} aria-hidden="true" />
                {messages.all}
              </button>
            </li>
          </NavList>
        </>
      )}
    </div>
  );
}

/**
 * Scrolls the menu or its sheet to the current item, as little as necessary: a low window may not show all items.
 * After `scrollIntoView`, the Tab key would start from that item, past the skip link.
 */
function useScrollToCurrent(menu: { readonly current: HTMLElement | null }): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page marks another link as current
  useEffect(() => {
    const box = menu.current?.closest("dialog") ?? menu.current?.closest("nav") ?? null;
    const current = menu.current?.querySelector("[aria-current]")?.getBoundingClientRect();
    if (box === null || current === undefined) return;
    const { top, bottom } = box.getBoundingClientRect();
    box.scrollTop += Math.max(0, current.bottom - bottom) + Math.min(0, current.top - top);
  }, [pathname]);
}
