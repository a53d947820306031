import { messages } from "@mindreel/messages/catalogue/translations";
import { useQuery } from "@tanstack/react-query";
import { Section } from "#shared/ui/Section.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { TranslationForm } from "./TranslationForm.tsx";
import { type Kind, translationsQuery, type Words } from "./translations.ts";

interface Props {
  readonly kind: Kind;
  readonly id: number;
  /** The original text. */
  readonly written: Words;
  /** In a frame of its own, such as in a dialog. */
  readonly framed?: true;
  /** For whoever can close it: told whether there are unsaved changes. */
  readonly onUnsaved?: (unsaved: boolean) => void;
}

/** Translations of a video, a series or a category. */
export function Translations({ kind, id, written, framed, onUnsaved }: Props) {
  const { data, error, refetch } = useQuery(translationsQuery(kind, id));
  return (
    <Section title={messages.title} {...(framed && { framed })}>
      {data === undefined ? (
        error === null ? (
          <FullSpinner />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <TranslationForm kind={kind} id={id} written={written} translated={data} onUnsaved={onUnsaved} />
      )}
    </Section>
  );
}
