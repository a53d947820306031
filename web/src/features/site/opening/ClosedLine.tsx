import { line as messages } from "@mindreel/messages/site/opening";
import { IconDoorExit } from "#shared/icons/member.ts";
import { SlimLine } from "#shared/ui/line/SlimLine.tsx";
import { OpeningButton } from "./OpeningButton.tsx";
import { useIsClosed } from "./opening.ts";

/** Reminds superusers on every page that nobody else sees their site. */
export function ClosedLine() {
  if (!useIsClosed()) return null;
  return (
    <SlimLine label={messages.label} icon={IconDoorExit} action={<OpeningButton open variant="subtle" size="xs" />}>
      {messages.text}
    </SlimLine>
  );
}
