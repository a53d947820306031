import { useDisclosure } from "@mantine/hooks";
import { messages } from "@mindreel/messages/catalogue/category-admin";
import { useQuery } from "@tanstack/react-query";
import { Page } from "#app/layouts/page/Page.tsx";
import { adminCategoriesQuery } from "#features/catalogue/category-admin/adminCategories.ts";
import { CategoryEditor } from "#features/catalogue/category-admin/CategoryEditor.tsx";
import { CategoryList } from "#features/catalogue/category-admin/CategoryList.tsx";
import { IconStack2 } from "#shared/icons/member.ts";
import { IconPlus } from "#shared/icons/site.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";

export const prefetch = ({ client }: PrefetchContext) => client.prefetchQuery(adminCategoriesQuery);

export function Component() {
  const { data, error, refetch } = useQuery(adminCategoriesQuery);
  const [adding, { open, close }] = useDisclosure();
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={open}>
      {messages.add}
    </Button>
  );
  return (
    <Page title={messages.title} tools={add}>
      {data === undefined ? (
        error === null ? (
          <FullSpinner />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )
      ) : data.length === 0 ? (
        <EmptyState icon={<IconStack2 size={36} stroke={1.5} />} title={messages.empty} text={messages.emptyText} />
      ) : (
        <>
          <Text dim>{messages.intro}</Text>
          <CategoryList categories={data} />
        </>
      )}
      <CategoryEditor opened={adding} onClose={close} />
    </Page>
  );
}
