import { Stack, Text, Textarea } from "@mantine/core";
import { slugMax, slugOf } from "@mindreel/contract/plain/kinds/own-pages";
import { limits } from "@mindreel/contract/plain/limits";
import { pagePath } from "@mindreel/contract/plain/pages";
import type { SiteValues } from "@mindreel/contract/site/settings";
import { messages } from "@mindreel/messages/site/own-pages";
import { useDraft } from "#features/site/settings/draft.ts";
import classes from "#features/site/settings/fields/lists/lists.module.css";
import type { RowProps } from "#features/site/settings/fields/lists/SettingsList.tsx";
import { IconPencil, IconTrash } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { OrderedRow } from "#shared/ordering/OrderedRow.tsx";
import { TextLink } from "#shared/ui/links/TextLink.tsx";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";

type OwnPage = SiteValues["pages"][number];

interface Props extends RowProps {
  readonly page: OwnPage;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChange: (page: OwnPage) => void;
  readonly onRemove: () => void;
}

/** One of the owner's pages, with its editor while it is open. */
export function PageRow({ page, isOpen, onToggle, onChange, onRemove, ...row }: Props) {
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
