import { Text } from "@mantine/core";
import { useDraft } from "#features/site/settings/draft.ts";

interface ListErrorProps {
  readonly name: string;
}

/** An error of a list of settings as a whole, such as too many entries. */
export function ListError({ name }: ListErrorProps) {
  const { errors } = useDraft();
  if (!errors.has(name)) return null;
  return (
    <Text size="sm" c="var(--danger)" role="alert">
      {errors.get(name)}
    </Text>
  );
}
