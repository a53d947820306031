import { pagePath } from "@mindreel/contract/wire/pages";
import { Brand } from "#shared/ui/frame/Brand.tsx";

export function LandingFooter() {
  return (
    <footer className="foot night">
      <div className="foot-inner">
        <div>
          <Brand size={28} />
          <p>Entertainment that expands the mind.</p>
        </div>
        <nav aria-label="Footer">
          <a href="#library">The library</a>
          <a href="#price">What it costs</a>
          <a href="#free-month">One month free</a>
          <a href="#questions">Questions</a>
          <a href={pagePath("signUp")}>Sign Up</a>
          <a href={pagePath("signIn")}>Sign In</a>
        </nav>
      </div>
    </footer>
  );
}
