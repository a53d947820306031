import { Box, Modal, Title } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import type { ReactNode } from "react";

interface Props {
  /** The dialog's accessible name, which includes what it is about: `Block ada`. */
  readonly label: string;
  /** The heading; absent if the content has its own. */
  readonly title?: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Called once the dialog has closed. */
  readonly onClosed?: () => void;
  /** Prevents closing by Escape and by a click outside. */
  readonly locked?: boolean;
  /** Off if the element that opened the dialog will no longer exist when it closes. */
  readonly returnFocus?: boolean;
  /** Off for a form: the content as the description would read every field aloud when the dialog opens. */
  readonly described?: boolean;
  readonly width?: number;
  readonly children: ReactNode;
}

/** The frame of every dialog in the app. */
export function Dialog({
  label,
  title,
  opened,
  onClose,
  onClosed,
  locked = false,
  returnFocus = true,
  described = true,
  width,
  children,
}: Props) {
  // Mantine returns the focus only to what had it when a dialog that was there before opened.
  const mounted = useMounted();
  // Mantine takes its own body as the description.
  const Body = described ? Modal.Body : Box;
  return (
    <Modal.Root
      opened={mounted && opened}
      onClose={onClose}
      {...(onClosed !== undefined && { onExitTransitionEnd: onClosed })}
      closeOnClickOutside={!locked}
      closeOnEscape={!locked}
      returnFocus={returnFocus}
      {...(width !== undefined && { size: width })}
      centered
    >
      <Modal.Overlay />
      <Modal.Content aria-label={label}>
        <Body p="lg">
          {title !== undefined && (
            <Title order={2} mb="md">
              {title}
            </Title>
          )}
          {children}
        </Body>
      </Modal.Content>
    </Modal.Root>
  );
}
