import { watch as messages } from "@mindreel/messages/catalogue/videos";
import { useRef, useState } from "react";
import { Shortcuts } from "#features/playback/mechanisms/player/shortcuts/Shortcuts.tsx";
import { outline } from "#shared/icons/icon.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { NotOpened } from "#shared/loading/parts/NotOpened.tsx";
import { Menu } from "#shared/ui/plain/menu/Menu.tsx";

const IconDots = outline("M5 12v.01M12 12v.01M19 12v.01");

const load = async () => (await import("./MoreItems.tsx")).MoreItems;
const MoreItems = lazily(load, NotOpened);

interface Props {
  readonly className: string | undefined;
  readonly theatre: boolean;
  readonly onTheatre: () => void;
}

/** What is rarely done with a video: the width of its player, and its keyboard shortcuts. */
export function MoreMenu({ className, theatre, onTheatre }: Props) {
  const target = useRef<HTMLButtonElement>(null);
  const [listed, setListed] = useState(false);
  return (
    <>
      <Menu
        target={target}
        preload={load}
        button={(props) => (
          <button {...props} type="button" className={className} aria-label={messages.more}>
            <IconDots size={20} aria-hidden="true" />
          </button>
        )}
      >
        {(onNotLoaded) => (
          <MoreItems
            theatre={theatre}
            onTheatre={onTheatre}
            onShortcuts={() => setListed(true)}
            onNotLoaded={onNotLoaded}
          />
        )}
      </Menu>
      <Shortcuts opened={listed} onOpen={() => setListed(true)} onClose={() => setListed(false)} />
    </>
  );
}
