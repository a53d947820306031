import { Text } from "@mantine/core";
import { Dialog } from "#shared/ui/Dialog.tsx";
import { UploadList } from "./UploadList.tsx";
import { useCaptionUploads } from "./uploads.ts";

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Many caption files at once, each for the video that its name says. */
export function BulkCaptionsModal({ opened, onClose }: Props) {
  return (
    <Dialog label="Upload captions" title="Upload captions" opened={opened} onClose={onClose} width={860}>
      <BulkCaptions />
    </Dialog>
  );
}

/** Its own component, so that its state resets each time the dialog opens. */
function BulkCaptions() {
  const uploads = useCaptionUploads();
  return (
    <>
      <Text c="dimmed" mb="md">
        Name each file after its video and language, such as <code>OID.en.vtt</code> or{" "}
        <code>A title [OID].pt-BR.srt</code>. An address in place of the Oid works as well, percent-encoded.
      </Text>
      <UploadList uploads={uploads} bulk />
    </>
  );
}
