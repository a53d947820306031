import type { LandingValues } from "@mindreel/contract/site/public-site";
import { page as messages } from "@mindreel/messages/landing";
import { usualWords } from "#shared/usualWords.ts";
import { Chevron } from "./Chevron.tsx";

/** Frequently asked questions. */
export function Questions({ questions }: LandingValues) {
  return (
    <section className="band" id="questions" aria-labelledby="questions-title">
      <div className="band-inner questions">
        <h2 id="questions-title" className="reveal">
          {messages.questions}
        </h2>
        <div className="questions-list">
          {(questions ?? usualWords.questions()).map(({ question, answer }) => (
            <details key={question}>
              <summary>
                {question}
                <Chevron />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
