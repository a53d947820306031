import type { Showcase } from "@mindreel/contract/catalogue/showcase";
import { page as messages } from "@mindreel/messages/landing";
import { format } from "#shared/language/format.ts";

/** The server counts no further. */
const mostNew = 100;

/** Until the counts have loaded, statements that hold for any library, on the same number of lines. */
function factsOf(showcase: Showcase | undefined) {
  const { video_count: videos = 0, new_count: fresh = 0, category_count: subjects = 0 } = showcase ?? {};
  const words = messages.month;
  return [
    {
      fact: videos > 0 ? format(words.videos, { count: videos }) : words.everyVideo,
      means: words.asOften,
    },
    {
      fact:
        fresh > 0
          ? format(words.new, { number: fresh >= mostNew ? `${mostNew}+` : String(fresh) })
          : words.somethingNew,
      means: fresh > 0 ? words.lastDays : words.toCome,
    },
    {
      fact: subjects > 0 ? format(words.subjects, { count: subjects }) : words.everySubject,
      means: words.oneClick,
    },
  ];
}

export function Month({ showcase }: { showcase: Showcase | undefined }) {
  return (
    <section className="band band-soft" aria-labelledby="month-title">
      <div className="band-inner">
        <h2 id="month-title" className="reveal">
          {messages.month.title}
        </h2>
        <dl className="facts">
          {factsOf(showcase).map(({ fact, means }) => (
            <div key={means}>
              <dt>{fact}</dt>
              <dd>{means}</dd>
            </div>
          ))}
        </dl>
        <div className="gains">
          {Object.values(messages.month.gains).map(({ title, text }) => (
            <div key={title} className="gain reveal">
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
