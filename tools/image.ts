/**
 * Does what `docker build` does, in plain folders: reads deploy/Dockerfile and runs its steps in order, with a folder
 * for each stage. So the archive for machines without npm has the same content as the image, and the steps are tested
 * without an engine. Users, layers and base images, which need an engine, are left out.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

/** The final stage of the image, in a folder. */
export interface Image {
  /** The folder that is `/` in the image. */
  readonly folder: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

interface Stage {
  readonly folder: string;
  workdir: string;
  readonly env: Record<string, string>;
  command: readonly string[];
  healthCheck: readonly string[];
}

interface Step {
  readonly name: string;
  readonly rest: string;
}

/** Instructions that only matter to an engine. */
const leftOut = new Set(["USER", "VOLUME", "EXPOSE", "STOPSIGNAL"]);

function stepsOf(dockerfile: string): Step[] {
  const lines = dockerfile.replaceAll(/\\\n/g, " ").split("\n");
  return lines
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => ({ name: line.split(" ", 1)[0] ?? "", rest: line.slice(line.indexOf(" ") + 1).trim() }));
}

const words = (text: string): string[] => text.split(/\s+/);
// The cast is safe for a Dockerfile that Docker accepts.
const list = (text: string): string[] => JSON.parse(text.replace(/^CMD /, "")) as string[];

/** Whether `COPY` ignores a file of the clone. */
function isIgnored(): (file: string) => boolean {
  const patterns = readFileSync(path.join(root, ".dockerignore"), "utf8").trim().split("\n");
  return (file) => patterns.some((pattern) => path.matchesGlob(path.relative(root, file), pattern));
}

function copy(stages: ReadonlyMap<string, Stage>, stage: Stage, rest: string): void {
  const given = words(rest);
  const from = given[0]?.startsWith("--from=") ? stages.get(given.shift()?.slice("--from=".length) ?? "") : undefined;
  const target = given.pop() ?? "";
  const ignored = isIgnored();
  for (const name of given) {
    const source = from === undefined ? path.join(root, name) : path.join(from.folder, name);
    const into = path.join(stage.folder, stage.workdir, target);
    // As in Docker: a file is copied into a folder, and a folder's content is merged into it.
    const isFile = statSync(source).isFile();
    const place = isFile && (target.endsWith("/") || target === ".") ? path.join(into, path.basename(name)) : into;
    mkdirSync(path.dirname(place), { recursive: true });
    cpSync(source, place, {
      ...{ recursive: true, verbatimSymlinks: true },
      ...(from === undefined && { filter: (file: string) => file === root || !ignored(file) }),
    });
  }
}

/** Runs a command as the stage's shell would. Folders that it creates at `/` are created in the stage's folder. */
function run({ folder, workdir, env }: Stage, command: string): void {
  const places = /^install -d .*?((?:\s\/\S+)+)$/.exec(command)?.[1];
  if (places !== undefined) {
    for (const place of words(places.trim())) mkdirSync(path.join(folder, place), { recursive: true, mode: 0o700 });
    return;
  }
  const { PATH = "", HOME = "" } = process.env;
  const cwd = path.join(folder, workdir);
  const { status } = spawnSync("sh", ["-c", command], {
    ...{ cwd, env: { PATH, HOME, ...env }, stdio: ["ignore", "ignore", "inherit"] },
  });
  if (status !== 0) throw new Error(`${command} ended with status ${status}`);
}

function take(stages: ReadonlyMap<string, Stage>, stage: Stage, { name, rest }: Step): void {
  if (leftOut.has(name)) return;
  if (name === "WORKDIR") {
    stage.workdir = rest;
    mkdirSync(path.join(stage.folder, rest), { recursive: true });
  } else if (name === "ENV") {
    for (const [key = "", value = ""] of words(rest).map((each) => each.split("="))) stage.env[key] = value;
  } else if (name === "COPY") copy(stages, stage, rest);
  else if (name === "RUN") run(stage, rest);
  else if (name === "CMD") stage.command = list(rest);
  else if (name === "HEALTHCHECK") stage.healthCheck = list(rest.slice(rest.indexOf("CMD ")));
  else throw new Error(`${name} of the Dockerfile is not known here`);
}

/**
 * Runs the steps of deploy/Dockerfile.
 * @param work an empty folder for the stages
 */
export function buildImage(work: string, log: (step: string) => void): Image {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const step of stepsOf(readFileSync(path.join(root, "deploy/Dockerfile"), "utf8"))) {
    log(`${step.name} ${step.rest}`);
    if (step.name === "FROM") {
      const [base = "", , name = "last"] = words(step.rest);
      const before = stages.get(base);
      const folder = path.join(work, name);
      mkdirSync(folder, { recursive: true });
      if (before !== undefined) cpSync(before.folder, folder, { recursive: true, verbatimSymlinks: true });
      stage = { command: [], healthCheck: [], workdir: "/", ...before, folder, env: { ...before?.env } };
      stages.set(name, stage);
    } else if (stage !== undefined) take(stages, stage, step);
  }
  if (stage === undefined || !existsSync(stage.folder)) throw new Error("The Dockerfile has no stage.");
  return stage;
}
