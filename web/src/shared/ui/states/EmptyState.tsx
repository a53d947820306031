import { Stack, Text, ThemeIcon, Title } from "@mantine/core";
import type { ReactNode } from "react";

interface Props {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
}

/** Shown where there is nothing to list, with a hint on what to do. */
export function EmptyState({ icon, title, text, action }: Props) {
  return (
    <Stack align="center" gap="md" py={72} px="md" ta="center" mx="auto" maw={480}>
      <ThemeIcon size={72} radius="xl" variant="light" aria-hidden="true">
        {icon}
      </ThemeIcon>
      <Title order={2}>{title}</Title>
      {text !== undefined && <Text c="dimmed">{text}</Text>}
      {action}
    </Stack>
  );
}
