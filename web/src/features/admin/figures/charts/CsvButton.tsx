import type { FiguresQuery } from "@mindreel/contract/admin/figures";
import { FileButton } from "./FileButton.tsx";
import { type FiguresFile, useFiguresFile } from "./figuresFile.ts";

interface Props {
  readonly file: FiguresFile;
  readonly of: string;
  readonly query: FiguresQuery;
}

export function CsvButton({ file, of, query }: Props) {
  const { mutate, isPending } = useFiguresFile(query);
  return <FileButton of={of} isPending={isPending} onClick={() => mutate(file)} />;
}
