import { Stack, Textarea } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/newsletter/campaign-pictures";
import { type ReactNode, type RefObject, useRef } from "react";
import { outline } from "#shared/icons/icon.tsx";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import { AddPicture } from "./AddPicture.tsx";
import { MarkdownTools, onMarkKey } from "./MarkdownTools.tsx";
import { withParagraph } from "./withParagraph.ts";

const IconPhotoPlus = outline(
  "M15 8h.01M12.5 21h-6.5a3 3 0 0 1 -3 -3v-12a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v6.5M3 16l5 -5c.928 -.893 2.072 -.893 3 0l4 4M14 14l1 -1c.67 -.644 1.45 -.824 2.182 -.54M16 19h6M19 16v6",
);

interface Props {
  readonly campaignId: number;
  /** Markdown. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly error: ReactNode;
}

/** A campaign's text, with pictures. */
export function TextWithPictures({ campaignId, value, onChange, field, error }: Props) {
  const [adding, { open, close }] = useDisclosure();
  /** The last position of the caret, if any. */
  const caret = useRef<number>(undefined);
  return (
    <Stack gap="xs" align="flex-start">
      <Textarea
        ref={field}
        w="100%"
        label={messages.text}
        description={messages.textNote}
        error={error}
        value={value}
        maxLength={limits.campaignBody}
        dir="auto"
        rows={14}
        inputContainer={(input) => (
          <>
            <MarkdownTools field={field}>
              <IconButton aria-label={messages.title} title={messages.title} onClick={open}>
                <IconPhotoPlus size={20} aria-hidden="true" />
              </IconButton>
            </MarkdownTools>
            {input}
          </>
        )}
        onKeyDown={onMarkKey}
        onBlur={({ currentTarget }) => {
          caret.current = currentTarget.selectionEnd;
        }}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <AddPicture
        campaignId={campaignId}
        opened={adding}
        onClose={close}
        onAdd={(markdown) => onChange(withParagraph(value, caret.current ?? value.length, markdown))}
      />
    </Stack>
  );
}
