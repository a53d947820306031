import { arrayMove } from "@dnd-kit/sortable";
import "@mantine/core/styles/Fieldset.layer.css";
import { Fieldset, Stack, Text, Textarea } from "@mantine/core";
import { slugMax, slugOf } from "@mindreel/contract/plain/kinds/own-pages";
import { limits } from "@mindreel/contract/plain/limits";
import { pagePath } from "@mindreel/contract/plain/pages";
import type { SiteValues } from "@mindreel/contract/site/settings";
import { messages } from "@mindreel/messages/site/own-pages";
import { useState } from "react";
import { useDraft } from "#features/site/settings/draft.ts";
import { ListError } from "#features/site/settings/fields/lists/ListError.tsx";
import classes from "#features/site/settings/fields/lists/lists.module.css";
import { type RowProps, SettingsList } from "#features/site/settings/fields/lists/SettingsList.tsx";
import { useListFocus } from "#features/site/settings/fields/lists/useListFocus.ts";
import { IconPencil, IconTrash } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { OrderedRow } from "#shared/ordering/OrderedRow.tsx";
import { TextLink } from "#shared/ui/links/TextLink.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";

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

interface PageRowProps extends RowProps {
  readonly page: OwnPage;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChange: (page: OwnPage) => void;
  readonly onRemove: () => void;
}

/** One of the owner's pages, with its editor while it is open. */
export function PageRow({ page, isOpen, onToggle, onChange, onRemove, ...row }: PageRowProps) {
  const { settings } = useDraft();
  const isPublished = settings.values.pages.some(({ slug }) => slug === page.slug);
  const address = page.slug === "" ? "" : pagePath("ownPage", { slug: page.slug });
  return (
    <OrderedRow
      {...row}
      className={`${classes.row} ${classes.many}`}
      buttons={
        <>
          <IconButton aria-label={format(messages.edit, row)} aria-expanded={isOpen} onClick={onToggle}>
            <IconPencil size={20} stroke={1.75} aria-hidden="true" />
          </IconButton>
          <IconButton aria-label={format(messages.remove, row)} onClick={onRemove}>
            <IconTrash size={20} stroke={1.75} aria-hidden="true" />
          </IconButton>
        </>
      }
    >
      <div>
        <Text fw={560}>{row.title}</Text>
        <Text size="sm" c="dimmed">
          {address}
        </Text>
      </div>
      {isOpen && (
        <Stack data-entry data-setting={`pages/${page.slug}`} gap="sm" className={classes.opened}>
          <TextField
            label={messages.name}
            value={page.title}
            maxLength={limits.siteLabel}
            required
            onChange={({ currentTarget: { value } }) =>
              onChange({
                ...page,
                title: value,
                // Follows the title until it has one of its own, or is known to the world.
                ...(!isPublished && page.slug === slugOf(page.title) && { slug: slugOf(value) }),
              })
            }
          />
          <TextField
            label={messages.address}
            description={location.origin + pagePath("ownPage", { slug: "" }) + page.slug}
            value={page.slug}
            maxLength={slugMax}
            required
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ currentTarget: { value } }) => onChange({ ...page, slug: value.toLowerCase() })}
          />
          <Textarea
            label={messages.text}
            size="md"
            rows={10}
            value={page.text}
            maxLength={limits.ownPageText}
            required
            onChange={({ currentTarget: { value } }) => onChange({ ...page, text: value })}
          />
          {isPublished && (
            <TextLink href={address} newTab>
              {format(messages.open, row)}
            </TextLink>
          )}
        </Stack>
      )}
    </OrderedRow>
  );
}
