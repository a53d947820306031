import type { HomeArrangement } from "@mindreel/contract/catalogue/home";
import { arranging as messages } from "@mindreel/messages/catalogue/home";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useRef, useState } from "react";
import { adminVideosQuery } from "#features/catalogue/video-admin/adminVideos.ts";
import { useSeriesChoices } from "#features/catalogue/video-admin/bulk/seriesChoices.ts";
import { IconSearch } from "#shared/icons/member.ts";
import { format } from "#shared/language/format.ts";
import { Dialog } from "#shared/ui/dialogs/Dialog.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Column } from "#shared/ui/plain/Column.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { arrangementQuery, type FeaturedChoice, useArrange } from "./arrangement.ts";
import classes from "./HomeEditor.module.css";
import { RailsField } from "./RailsField.tsx";

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What is featured on Home, which rails it has, and in which order. */
export function HomeEditor({ opened, onClose }: Props) {
  return (
    <Dialog
      label={messages.title}
      title={messages.title}
      opened={opened}
      onClose={onClose}
      described={false}
      width={640}
    >
      <Content onClose={onClose} />
    </Dialog>
  );
}

function Content({ onClose }: Pick<Props, "onClose">) {
  const { data, error, isFetching, refetch } = useQuery(arrangementQuery);
  // Not from the cache: what is edited is sent back as a whole.
  if (data === undefined || isFetching) {
    return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  return <Form arrangement={data} onClose={onClose} />;
}

function Form({ arrangement, onClose }: Pick<Props, "onClose"> & { readonly arrangement: HomeArrangement }) {
  const [featured, setFeatured] = useState(arrangement.featured);
  const [rails, setRails] = useState(arrangement.rails);
  const { mutate, isPending } = useArrange(onClose);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        mutate({
          featured: featured && { kind: featured.kind, id: featured.id },
          rails: rails.map(({ id, visible }) => ({ id, visible })),
        });
      }}
    >
      <Column gap={24}>
        <FeaturedField featured={featured} onChoose={setFeatured} />
        <RailsField rails={rails} onChange={setRails} />
        <Row end>
          <Button variant="default" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" loading={isPending}>
            {messages.save}
          </Button>
        </Row>
      </Column>
    </form>
  );
}

/** The most of each kind to offer. */
const most = 5;

interface FeaturedFieldProps {
  readonly featured: FeaturedChoice;
  readonly onChoose: (featured: FeaturedChoice) => void;
}

/** The video or series at the top of Home. */
export function FeaturedField({ featured, onChoose }: FeaturedFieldProps) {
  const [words, setWords] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const asked = useDeferredValue(words.trim());
  const { data: series = [] } = useSeriesChoices();
  const videos = useInfiniteQuery({ ...adminVideosQuery({ search: asked }), enabled: asked !== "" });
  const matches = ({ title }: { readonly title: string }) =>
    title.toLocaleLowerCase().includes(asked.toLocaleLowerCase());
  const found: NonNullable<FeaturedChoice>[] =
    asked === ""
      ? []
      : [
          ...series
            .filter((each) => each.count > 0 && matches(each))
            .slice(0, most)
            .map(({ id, title }) => ({ kind: "series" as const, id, title })),
          ...(videos.data?.pages[0]?.results ?? [])
            .filter(({ deleted_at }) => deleted_at === null)
            .slice(0, most)
            .map(({ id, title }) => ({ kind: "video" as const, id, title })),
        ];
  const choose = (next: FeaturedChoice) => {
    onChoose(next);
    setWords("");
    field.current?.focus();
  };
  return (
    <section className={classes.part}>
      <Title order={3}>{messages.featured}</Title>
      <p className={classes.chosen} role="status">
        {featured === null ? messages.automatic : `${featured.title} · ${messages[featured.kind]}`}
      </p>
      <TextField
        ref={field}
        type="search"
        label={messages.choose}
        icon={<IconSearch size={18} aria-hidden="true" />}
        value={words}
        autoComplete="off"
        // The form is not to be sent by the key that ends a search.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        onChange={({ currentTarget: { value } }) => setWords(value)}
      />
      {found.length > 0 && (
        <ul className={classes.found} aria-label={messages.found}>
          {found.map((each) => (
            <li key={`${each.kind} ${each.id}`}>
              <button
                type="button"
                className={classes.result}
                aria-label={format(messages.useThis, { title: each.title })}
                onClick={() => choose(each)}
              >
                <span dir="auto">{each.title}</span>
                <span className={classes.kind}>{messages[each.kind]}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {featured !== null && (
        <Button variant="subtle" size="sm" className={classes.automatic} onClick={() => choose(null)}>
          {messages.useAutomatic}
        </Button>
      )}
    </section>
  );
}
