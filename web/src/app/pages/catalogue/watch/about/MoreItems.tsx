import { watch as messages } from "@mindreel/messages/catalogue/videos";
import { place } from "@mindreel/messages/playback/plays";
import { outline } from "#shared/icons/icon.tsx";
import { MenuItem } from "#shared/ui/plain/menu/MenuItem.tsx";

const IconWide = outline("M7 8l-4 4l4 4M17 8l4 4l-4 4M3 12h18");
const IconKeyboard = outline(
  "M2 8a2 2 0 0 1 2 -2h16a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2l0 -8M6 10l0 .01M10 10l0 .01M14 10l0 .01M18 10l0 .01M6 14l0 .01M18 14l0 .01M10 14l4 .01",
);

interface Props {
  readonly theatre: boolean;
  readonly onTheatre: () => void;
  readonly onShortcuts: () => void;
}

export function MoreItems({ theatre, onTheatre, onShortcuts }: Props) {
  return (
    <>
      <MenuItem icon={<IconWide size={19} stroke={1.75} aria-hidden="true" />} onClick={onTheatre}>
        {theatre ? messages.normal : messages.wide}
      </MenuItem>
      <MenuItem icon={<IconKeyboard size={19} stroke={1.75} aria-hidden="true" />} onClick={onShortcuts}>
        {place.shortcuts}
      </MenuItem>
    </>
  );
}
