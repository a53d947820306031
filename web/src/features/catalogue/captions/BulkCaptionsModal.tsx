import { Text } from "@mantine/core";
import { messages } from "@mindreel/messages/catalogue/captions";
import { Rich } from "#shared/language/Rich.tsx";
import { Dialog } from "#shared/ui/dialogs/Dialog.tsx";
import { UploadList } from "./UploadList.tsx";
import { useCaptionUploads } from "./uploads.ts";

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Uploads many caption files at once; each file's name determines its video. */
export function BulkCaptionsModal({ opened, onClose }: Props) {
  return (
    <Dialog label={messages.upload} title={messages.upload} opened={opened} onClose={onClose} width={860}>
      <BulkCaptions />
    </Dialog>
  );
}

/** A component of its own, so that its state resets each time the dialog opens. */
function BulkCaptions() {
  const uploads = useCaptionUploads();
  return (
    <>
      <Text c="dimmed" mb="md">
        <Rich
          text={messages.bulk}
          tags={{ code: (text) => <code>{text}</code>, title: (text) => <code>{text}</code> }}
        />
      </Text>
      <UploadList uploads={uploads} bulk />
    </>
  );
}
