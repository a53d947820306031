import { messages } from "@mindreel/messages/site/settings";
import { format } from "#shared/language/format.ts";
import "@mantine/core/styles/Fieldset.layer.css";
import { Fieldset, Stack, Text, Textarea } from "@mantine/core";
import { limits } from "@mindreel/contract/plain/limits";
import { useDraft } from "#features/site/settings/draft.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { usualWords } from "#shared/usualWords.ts";
import { ListError } from "./ListError.tsx";
import { useListFocus } from "./useListFocus.ts";

const most = 20;

/** Questions and answers of the landing page; initially the built-in ones. */
export function QuestionsField() {
  const { values, change } = useDraft();
  const { questions } = values;
  const { list, focusNext } = useListFocus();
  if (questions === null) {
    return (
      <Fieldset legend={messages.questions}>
        <Stack gap="sm" align="flex-start">
          <Text size="sm" c="dimmed">
            {messages.builtInQuestions}
          </Text>
          <Button variant="default" onClick={() => change({ questions: usualWords.questions() })}>
            {messages.writeOwn}
          </Button>
        </Stack>
      </Fieldset>
    );
  }
  const update = (place: number, part: Partial<(typeof questions)[number]>) =>
    change({ questions: questions.map((each, at) => (at === place ? { ...each, ...part } : each)) });
  return (
    <Fieldset ref={list} legend={messages.questions} data-setting="questions">
      <Stack gap="md">
        {questions.map(({ question, answer }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question has no name of its own while it is being typed
          <Stack key={place} data-entry gap="xs" align="stretch">
            <TextField
              label={format(messages.question, { number: place + 1 })}
              value={question}
              maxLength={limits.siteLine}
              required
              onChange={({ currentTarget: { value } }) => update(place, { question: value })}
            />
            <Textarea
              label={format(messages.answer, { number: place + 1 })}
              size="md"
              rows={3}
              value={answer}
              maxLength={limits.siteParagraph}
              required
              onChange={({ currentTarget: { value } }) => update(place, { answer: value })}
            />
            <Button
              variant="default"
              style={{ alignSelf: "flex-start" }}
              aria-label={format(messages.removeQuestion, { number: place + 1 })}
              onClick={() => {
                focusNext("add button");
                change({ questions: questions.filter((_, at) => at !== place) });
              }}
            >
              {messages.remove}
            </Button>
          </Stack>
        ))}
        <ListError name="questions" />
        <div>
          <Button
            data-add
            variant="default"
            disabled={questions.length >= most}
            onClick={() => {
              focusNext("new entry");
              change({ questions: [...questions, { question: "", answer: "" }] });
            }}
          >
            {messages.addQuestion}
          </Button>{" "}
          <Button variant="default" onClick={() => change({ questions: null })}>
            {messages.builtInAgain}
          </Button>
        </div>
      </Stack>
    </Fieldset>
  );
}
