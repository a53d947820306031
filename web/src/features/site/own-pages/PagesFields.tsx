import { arrayMove } from "@dnd-kit/sortable";
import "@mantine/core/styles/Fieldset.layer.css";
import { Fieldset, Stack, Text } from "@mantine/core";
import { limits } from "@mindreel/contract/plain/limits";
import type { SiteValues } from "@mindreel/contract/site/settings";
import { messages } from "@mindreel/messages/site/own-pages";
import { useState } from "react";
import { useDraft } from "#features/site/settings/draft.ts";
import { ListError } from "#features/site/settings/fields/lists/ListError.tsx";
import { SettingsList } from "#features/site/settings/fields/lists/SettingsList.tsx";
import { useListFocus } from "#features/site/settings/fields/lists/useListFocus.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { PageRow } from "./PageRow.tsx";

type OwnPage = SiteValues["pages"][number];

/** The pages that the owner adds: made, ordered, edited one at a time, and taken off. */
export function PagesFields() {
  const { values, change } = useDraft();
  const { pages } = values;
  /** The place of the page that is being edited. */
  const [open, setOpen] = useState<number>();
  const { list, focusNext } = useListFocus();
  const put = (changed: readonly OwnPage[]) => change({ pages: [...changed] });
  const move = (from: number, to: number) => {
    put(arrayMove(pages, from, to));
    setOpen(open === from ? to : undefined);
  };
  return (
    <Fieldset ref={list} legend={messages.title}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {messages.how}
        </Text>
        <SettingsList
          // A page has no name of its own while it is being typed.
          items={pages.map(({ title }, at) => ({ id: at + 1, title: title || messages.unnamed }))}
          label={messages.title}
          onMove={move}
        >
          {(row, at) => (
            <PageRow
              {...row}
              page={pages[at] ?? { slug: "", title: "", text: "" }}
              isOpen={open === at}
              onToggle={() => setOpen(open === at ? undefined : at)}
              onChange={(page) => put(pages.map((each, place) => (place === at ? page : each)))}
              onRemove={() => {
                focusNext("add button");
                setOpen(undefined);
                put(pages.filter((_, place) => place !== at));
              }}
            />
          )}
        </SettingsList>
        <ListError name="pages" />
        <div>
          <Button
            data-add
            variant="default"
            disabled={pages.length >= limits.ownPages}
            onClick={() => {
              focusNext("new entry");
              setOpen(pages.length);
              put([...pages, { slug: "", title: "", text: "" }]);
            }}
          >
            {messages.add}
          </Button>
        </div>
      </Stack>
    </Fieldset>
  );
}
