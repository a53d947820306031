import { Button, VisuallyHidden } from "@mantine/core";
import type { FiguresQuery } from "@mindreel/contract/admin/figures";
import { IconFileTypeCsv } from "@tabler/icons-react";
import { type FiguresFile, useFiguresFile } from "./figuresFile.ts";

interface Props {
  readonly file: FiguresFile;
  readonly of: string;
  readonly query: FiguresQuery;
}

export function CsvButton({ file, of, query }: Props) {
  const { mutate, isPending } = useFiguresFile(query);
  return (
    <Button
      size="xs"
      variant="default"
      // A disabled button would lose the focus.
      aria-busy={isPending}
      leftSection={<IconFileTypeCsv size={16} aria-hidden="true" />}
      onClick={() => !isPending && mutate(file)}
    >
      CSV<VisuallyHidden component="span">&nbsp;of {of}</VisuallyHidden>
    </Button>
  );
}
