import { csvButton as messages } from "@mindreel/messages/admin/figures";
import { IconFileTypeCsv } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";

interface Props {
  readonly of: string;
  readonly isPending: boolean;
  readonly onClick: () => void;
}

/** Downloads the content below as a CSV file. */
export function FileButton({ of, isPending, onClick }: Props) {
  return (
    <Button
      size="xs"
      variant="default"
      // A disabled button would lose the focus.
      aria-busy={isPending}
      leftSection={<IconFileTypeCsv size={16} aria-hidden="true" />}
      onClick={() => !isPending && onClick()}
    >
      {messages.csv}
      <VisuallyHidden as="span">&nbsp;{format(messages.of, { what: of })}</VisuallyHidden>
    </Button>
  );
}
