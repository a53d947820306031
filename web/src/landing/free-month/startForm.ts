import { early as messages } from "@mindreel/messages/landing";
/**
 * Loads React for the news form shortly before it is needed: when it is one screen away, or when a link to it is
 * touched, hovered or focused. Its fields work before that. An earlier submission is shown as pending, and sent by
 * React.
 */
export function startForm(): void {
  const place = document.getElementById("news");
  const form = place?.querySelector("form");
  const button = form?.querySelector("button");
  if (!place || !form || !button) return;

  let submitted = false;
  let started = false;
  const start = async () => {
    if (started) return;
    try {
      const { hydrateForm } = await import("./hydrateForm.tsx");
      if (started) return;
      started = true;
      form.removeEventListener("submit", hold);
      say("");
      hydrateForm(place, submitted);
    } catch {
      release();
    }
  };

  const words = button.textContent;
  const note = form.querySelector("[role=status]");
  const say = (text: string) => {
    if (note !== null) note.textContent = text;
  };
  const hold = (event: Event) => {
    event.preventDefault();
    submitted = true;
    // As React renders it while sending.
    button.setAttribute("aria-disabled", "true");
    button.textContent = messages.sending;
    say("");
    void start();
  };
  const release = () => {
    if (!submitted) return;
    submitted = false;
    button.setAttribute("aria-disabled", "false");
    button.textContent = words;
    say(messages.unreachable);
  };
  form.addEventListener("submit", hold);

  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      void start();
    },
    { rootMargin: "100% 0px" },
  );
  near.observe(form);
  for (const link of document.querySelectorAll(`a[href="#free-month"]`)) {
    for (const intent of ["pointerover", "touchstart", "focus"]) {
      link.addEventListener(intent, () => void start(), { once: true, passive: true });
    }
  }
}
