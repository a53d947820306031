import { messages } from "@mindreel/messages/catalogue/video-admin";
import { useState } from "react";
import { ReleaseField } from "#features/catalogue/video-editing/ReleaseField.tsx";
import { format } from "#shared/language/format.ts";
import { FormModal } from "#shared/ui/dialogs/FormModal.tsx";

interface Props {
  /** The label of what is scheduled: "3 videos". */
  readonly what: string;
  readonly opened: boolean;
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly onSchedule: (release: string) => void;
}

export function ScheduleModal({ what, onSchedule, ...props }: Props) {
  const [release, setRelease] = useState("");
  return (
    <FormModal
      {...props}
      title={format(messages.scheduleTitle, { what })}
      action={messages.schedule}
      ready={release !== ""}
      onSubmit={() => onSchedule(release)}
    >
      <ReleaseField name="release_at" value={release} onChange={setRelease} />
    </FormModal>
  );
}
