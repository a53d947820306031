import { Modal, Title } from "@mantine/core";
import type { ReactNode } from "react";

interface Props {
  /** The dialog's accessible name. It names what the dialog is about: `Block ada`. */
  readonly label: string;
  /** The heading; absent where the content brings its own. */
  readonly title?: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Called once the dialog has left the screen. */
  readonly onClosed?: () => void;
  /** Neither Escape nor a click outside closes it. */
  readonly locked?: boolean;
  /** Off where the element that opened the dialog is gone by the time it closes. */
  readonly returnFocus?: boolean;
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
  width,
  children,
}: Props) {
  return (
    <Modal.Root
      opened={opened}
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
        <Modal.Body p="lg">
          {title !== undefined && (
            <Title order={2} mb="md">
              {title}
            </Title>
          )}
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
