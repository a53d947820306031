import type { LandingShowcase } from "@mindreel/contract/landing";
import { pagePath } from "@mindreel/contract/plain/pages";
import { open } from "@mindreel/messages/catalogue/open-to";
import { page as messages } from "@mindreel/messages/landing";
import { Still } from "./Still.tsx";

const places = ["a", "b", "c", "d", "e", "f", "g", "h"];
const sizes = "(max-width: 760px) 50vw, 285px";

/** Works by name. Space for them is reserved until the showcase has loaded, so that nothing shifts. */
export function Library({ showcase }: { showcase: LandingShowcase | undefined }) {
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
              <Work key={place} still={stills[index]} id={showcase?.places?.stills[index]} />
            ))}
          </ul>
          {isEmpty && <p className="works-none">{messages.library.none}</p>}
        </div>
        <div className="works-foot">
          <p className="works-lock">
            <Lock />
            {messages.library.locked}
          </p>
          <Subjects names={showcase?.categories ?? []} ids={showcase?.places?.categories} />
        </div>
      </div>
    </section>
  );
}

interface WorkProps {
  readonly still: LandingShowcase["stills"][number] | undefined;
  /** Of its video; undefined: it is no link. */
  readonly id: number | undefined;
}

function Work({ still, id }: WorkProps) {
  const parts = (
    <>
      <Still still={still} sizes={sizes}>
        {still?.free && <span className="work-free">{open.mark}</span>}
      </Still>
      <div className="work-words">
        <p className="work-title">{still?.title}</p>
        <p className="work-subject">{still?.category}</p>
      </div>
    </>
  );
  return (
    <li className="work" aria-hidden={still === undefined}>
      {id === undefined ? parts : <a href={pagePath("watch", { id })}>{parts}</a>}
    </li>
  );
}

function Subjects({ names, ids }: { names: readonly string[]; ids: readonly number[] | undefined }) {
  const linked = (at: number, name: string) => {
    const id = ids?.[at];
    return id === undefined ? name : <a href={pagePath("subject", { id })}>{name}</a>;
  };
  return (
    <ul className="subjects" aria-label={messages.library.categories}>
      {names.map((name, at) => (
        <li key={name}>{linked(at, name)}</li>
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
