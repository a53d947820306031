import type { Plugin } from "vite";

const refusal = `throw Error("No fragment has a ref here: see build/lean-react.ts");`;

/**
 * Removes the parts of React DOM that only serve `<ViewTransition>` and fragment refs, which nothing here uses: a tenth
 * of what each page loads. The removed functions traverse the page in search of such components and do nothing if there
 * are none. To use one of these features, keep its part here.
 */
export function leanReact(): Plugin {
  let left = 0;
  return {
    name: "lean-react",
    apply: "build",
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        const parts: string[] = [];
        let end = 0;
        const replace = (node: { start: number; end: number }, by: string) => {
          parts.push(code.slice(end, node.start), by);
          end = node.end;
          left++;
        };
        for (const node of this.parse(code).body) {
          if (node.type === "FunctionDeclaration" && node.body !== null) {
            if (/ViewTransition/.test(node.id?.name ?? "")) replace(node.body, "{}");
            if (node.id?.name === "FragmentInstance") replace(node.body, `{${refusal}}`);
          }
          if (/^FragmentInstance\.prototype\./.test(code.slice(node.start, node.end))) replace(node, "");
        }
        return { code: parts.join("") + code.slice(end), map: null };
      },
    },
    generateBundle() {
      if (left < 30) this.error(`React DOM is built in another way now: of it, only ${left} parts could be left out.`);
    },
  };
}
