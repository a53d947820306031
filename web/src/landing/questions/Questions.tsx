import { boot, planPrice } from "#shared/boot.ts";
import { Chevron } from "./Chevron.tsx";

const questions = () => [
  {
    question: "What does it cost?",
    answer: `${planPrice()} a month, paid by card. It renews every month until you cancel.`,
  },
  {
    question: "How does the free month work?",
    answer:
      "Sign up for our news on this page. We mail you a link of your own; register or sign in through it, and you can watch everything for 30 days. It needs no card and ends by itself. Everyone gets one.",
  },
  {
    question: "How do I cancel?",
    answer:
      "On your Subscription page, whenever you like. You keep watching until the month that you paid for is over, and nothing more is charged.",
  },
  {
    question: "What is early access?",
    answer: "Whoever came with a free month can watch new videos 7 days before their release.",
  },
  {
    question: "What can I watch on?",
    answer: `Any phone, tablet or computer with a current browser. The ${boot.appName} app is free and opens the same library.`,
  },
  {
    question: "What happens to my data?",
    answer:
      "You can take a copy of everything that is stored about you, and delete your account yourself. Every mail with news has a link that ends the news.",
  },
];

/** What people ask before they subscribe. */
export function Questions() {
  return (
    <section className="band" id="questions" aria-labelledby="questions-title">
      <div className="band-inner questions">
        <h2 id="questions-title" className="reveal">
          Questions, answered
        </h2>
        <div className="questions-list">
          {questions().map(({ question, answer }) => (
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
