import { messages } from "@mindreel/messages/site/settings";
import { format } from "#shared/language/format.ts";
import "@mantine/core/styles/Fieldset.layer.css";
import { Fieldset, Group, Stack, Text } from "@mantine/core";
import { limits } from "@mindreel/contract/plain/limits";
import type { SiteLink } from "@mindreel/contract/site/settings";
import { useDraft } from "#features/site/settings/draft.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { ListError } from "./ListError.tsx";
import { useListFocus } from "./useListFocus.ts";

interface Props {
  readonly name: "links" | "social";
  readonly legend: string;
  readonly description: string;
  readonly add: string;
  readonly most: number;
}

/** Links with their labels, in order. */
export function LinksField({ name, legend, description, add, most }: Props) {
  const { values, change } = useDraft();
  const links = values[name];
  const { list, focusNext } = useListFocus();
  const put = (changed: readonly SiteLink[]) => change({ [name]: [...changed] });
  const update = (place: number, part: Partial<SiteLink>) =>
    put(links.map((link, at) => (at === place ? { ...link, ...part } : link)));
  return (
    <Fieldset ref={list} legend={legend} data-setting={name}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {description}
        </Text>
        {links.map((link, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a link has no name of its own while it is being typed
          <Group key={place} data-entry align="flex-end" gap="sm" wrap="wrap">
            <TextField
              style={{ flex: "1 1 140px" }}
              label={format(messages.linkLabel, { number: place + 1 })}
              value={link.label}
              maxLength={limits.siteLabel}
              required
              onChange={({ currentTarget: { value } }) => update(place, { label: value })}
            />
            <TextField
              style={{ flex: "2 1 200px" }}
              label={format(messages.linkAddress, { number: place + 1 })}
              value={link.url}
              maxLength={limits.url}
              placeholder="https://"
              required
              onChange={({ currentTarget: { value } }) => update(place, { url: value })}
            />
            <Button
              variant="default"
              aria-label={format(messages.removeLink, { number: place + 1 })}
              onClick={() => {
                focusNext("add button");
                put(links.filter((_, at) => at !== place));
              }}
            >
              {messages.remove}
            </Button>
          </Group>
        ))}
        <ListError name={name} />
        <div>
          <Button
            data-add
            variant="default"
            disabled={links.length >= most}
            onClick={() => {
              focusNext("new entry");
              put([...links, { label: "", url: "" }]);
            }}
          >
            {add}
          </Button>
        </div>
      </Stack>
    </Fieldset>
  );
}
