import type { Showcase } from "@mindreel/contract/catalogue/showcase";
import { Still } from "./Still.tsx";

const places = ["a", "b", "c", "d", "e"];
const categoriesShown = 8;

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

export function Library({ showcase }: { showcase: Showcase }) {
  return (
    <section className="band" aria-labelledby="library">
      <div className="band-inner">
        <div className="band-head reveal">
          <h2 id="library">Open the library</h2>
          <p>
            Members watch without limits: as many videos as they want, as often as they like, with new ones every month.
          </p>
        </div>
        <div className="mosaic reveal">
          {places.map((place, index) => (
            <Still key={place} place={place} still={showcase.stills[index]}>
              <span className="still-lock">
                <Lock />
                {place === "a" && "For members"}
              </span>
            </Still>
          ))}
        </div>
        <ul className="subjects" aria-label="Some of the categories">
          {showcase.categories.slice(0, categoriesShown).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
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

function Lock() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <rect x="5" y="11" width="14" height="9" rx="2.5" />
      <path d="M8 11V8a4 4 0 0 1 8 0v3" />
    </svg>
  );
}
