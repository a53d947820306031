import type { HomeArrangement } from "@mindreel/contract/catalogue/home";
import { arranging as messages } from "@mindreel/messages/catalogue/home";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "#shared/ui/dialogs/Dialog.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Column } from "#shared/ui/plain/Column.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { arrangementQuery, useArrange } from "./arrangement.ts";
import { FeaturedField } from "./FeaturedField.tsx";
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
