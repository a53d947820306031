import { Modal, Title } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { useUnsavedGuard } from "#shared/forms/useUnsavedGuard.tsx";

interface Props {
  readonly label: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Holds what is shown only once, or waits for it: no stray click, key or way back may lose it. */
  readonly stays?: boolean;
  /** It has left the screen. */
  readonly onClosed?: () => void;
  readonly children: ReactNode;
}

/** What opened it may be gone with what it changed: then the page's content has the focus. */
function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById("main")?.focus();
}

export function SecurityDialog({ label, opened, onClose, stays = false, onClosed, children }: Props) {
  return (
    <>
      {opened && stays && <Guard />}
      <Modal.Root
        opened={opened}
        onClose={onClose}
        onExitTransitionEnd={() => {
          onClosed?.();
          keepFocus();
        }}
        closeOnClickOutside={!stays}
        closeOnEscape={!stays}
        size={520}
        centered
      >
        <Modal.Overlay />
        <Modal.Content aria-label={label}>
          <Modal.Body p="lg">{children}</Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </>
  );
}

const question = { title: "Leave without your codes?", text: "They are shown this once, and cannot be had again." };

function Guard() {
  return useUnsavedGuard(true, question);
}

/** The heading of a step; a later one takes the focus, so that the change is heard. */
export function StepTitle({ children, later = false }: { readonly children: ReactNode; readonly later?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (later) heading.current?.focus();
  }, [later]);
  return (
    <Title order={2} mb="xs" ref={heading} {...(later && { tabIndex: -1, style: { outline: "none" } })}>
      {children}
    </Title>
  );
}
