import type { Plugin } from "vite";

const endless = /const rafJobs = [\s\S]*?return \(\) => rafJobs\.delete\(job\);\n\}/;

const resting = `const rafJobs = new Set();
let nextRafJobs;
function processJobs() {
  for (const job of rafJobs) try { job(); } catch {}
  nextRafJobs = rafJobs.size > 0 ? window.requestAnimationFrame(processJobs) : undefined;
}
function scheduleRafJob(job) {
  rafJobs.add(job);
  nextRafJobs ??= window.requestAnimationFrame(processJobs);
  return () => rafJobs.delete(job);
}`;

/**
 * Once loaded, Vidstack requests every animation frame for as long as the page lives, so a phone's main thread never
 * idles. With this it requests frames only while a player has a job for them.
 */
export function restingPlayer(): Plugin {
  let found = false;
  return {
    name: "resting-player",
    apply: "build",
    transform: {
      filter: { id: /@vidstack\/react\/prod\//, code: /const rafJobs = / },
      handler(code) {
        found = endless.test(code);
        return code.replace(endless, resting);
      },
    },
    generateBundle() {
      if (!found) this.error("Vidstack's frames are not where they were: see whether it still asks for all of them.");
    },
  };
}
