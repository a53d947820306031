import type { Showcase } from "@mindreel/contract/catalogue/showcase";

/** As many as the server counts. */
const mostNew = 100;

const gains = [
  {
    title: "Follow your curiosity",
    text: "Every video has a subject. Choose one, and nothing else gets in the way.",
  },
  {
    title: "Keep what moved you",
    text: "Save a video once and it waits under Favorites, on every device you use.",
  },
  {
    title: "Find your way back",
    text: "What you watched last is never more than one click away.",
  },
];

const number = new Intl.NumberFormat("en-US");
const counted = (n: number, one: string, many: string) => `${number.format(n)} ${n === 1 ? one : many}`;

/** What is true of any library stands there until its counts have arrived, in as many lines. */
function factsOf(showcase: Showcase | undefined) {
  const { video_count: videos = 0, new_count: fresh = 0, category_count: subjects = 0 } = showcase ?? {};
  return [
    {
      fact: videos > 0 ? counted(videos, "video", "videos") : "Every video",
      means: "to watch as often as you like",
    },
    {
      fact: fresh > 0 ? `${fresh >= mostNew ? `${mostNew}+` : fresh} new` : "Something new",
      means: fresh > 0 ? "in the last 30 days" : "in the months to come",
    },
    {
      fact: subjects > 0 ? counted(subjects, "subject", "subjects") : "Every subject",
      means: "one click apart",
    },
  ];
}

export function Month({ showcase }: { showcase: Showcase | undefined }) {
  return (
    <section className="band band-soft" aria-labelledby="month-title">
      <div className="band-inner">
        <h2 id="month-title" className="reveal">
          What a month brings
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
          {gains.map(({ title, text }) => (
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
