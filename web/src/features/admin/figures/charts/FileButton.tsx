import { Button, VisuallyHidden } from "@mantine/core";
import { IconFileTypeCsv } from "@tabler/icons-react";

interface Props {
  readonly of: string;
  readonly isPending: boolean;
  readonly onClick: () => void;
}

/** Saves what stands below it as a CSV file. */
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
      CSV<VisuallyHidden component="span">&nbsp;of {of}</VisuallyHidden>
    </Button>
  );
}
