import type { Showcase } from "@mindreel/contract/catalogue/showcase";
import { page as messages } from "@mindreel/messages/landing";
import { Still } from "./Still.tsx";

const places = ["a", "b", "c", "d", "e", "f", "g", "h"];
const sizes = "(max-width: 760px) 50vw, 285px";

/** Works by name. Space for them is reserved until the showcase has loaded, so that nothing shifts. */
export function Library({ showcase }: { showcase: Showcase | undefined }) {
  const stills = showcase?.stills ?? [];
  const isEmpty = showcase !== undefined && stills.length === 0;
  return (
    <section className="band" id="library" aria-labelledby="library-title">
      <div className="band-inner">
        <div className="band-head reveal">
          <h2 id="library-title">{messages.library.title}</h2>
          <p>{messages.library.text}</p>
        </div>
        <div className="works-place reveal">
          <ul className="works" aria-label={messages.library.works}>
            {places.map((place, index) => (
              <Work key={place} still={stills[index]} />
            ))}
          </ul>
          {isEmpty && <p className="works-none">{messages.library.none}</p>}
        </div>
        <div className="works-foot">
          <p className="works-lock">
            <Lock />
            {messages.library.locked}
          </p>
          <Subjects names={showcase?.categories ?? []} />
        </div>
      </div>
    </section>
  );
}

function Work({ still }: { still: Showcase["stills"][number] | undefined }) {
  return (
    <li className="work" aria-hidden={still === undefined}>
      <Still still={still} sizes={sizes} />
      <div className="work-words">
        <p className="work-title">{still?.title}</p>
        <p className="work-subject">{still?.category}</p>
      </div>
    </li>
  );
}

function Subjects({ names }: { names: readonly string[] }) {
  return (
    <ul className="subjects" aria-label={messages.library.categories}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

function Lock() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <rect x="5" y="11" width="14" height="9" rx="2.5" />
      <path d="M8 11V8a4 4 0 0 1 8 0v3" />
    </svg>
  );
}
