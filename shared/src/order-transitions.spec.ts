import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transitions, type Transition } from "./order-transitions";
import { returnTransitions, type ReturnTransition } from "./return-transitions";

const page = readFileSync(join(__dirname, "../../docs/orders.md"), "utf8");
const sectionOf = (heading: string) => page.split(/^## /m).find((part) => part.startsWith(heading)) ?? "";
const actions: [string, Transition][] = Object.entries(transitions);

it("shows each transition and its actors in docs/orders.md, and no other", () => {
  const states = sectionOf("States");
  const arrows = actions.flatMap(([action, { from, to }]) =>
    from.flatMap((start, index) =>
      (from.length > 1 && to.length > 1 ? [to[index]] : to).map((end) => `${start} --> ${end}: ${action}`),
    ),
  );
  expect(states.match(/\b[A-Z]+ --> .+: .+/g)?.sort()).toEqual(arrows.sort());
  for (const [action, { by, only }] of actions)
    expect(states).toContain(`\n- **${action}**: ${by.join(", ")}${only ? `; ${only}` : ""}\n`);
});

it("shows each transition of returns with its actor in docs/orders.md, and no other", () => {
  const returns = sectionOf("Returns");
  const all: [string, ReturnTransition][] = Object.entries(returnTransitions);
  const arrows = all.flatMap(([action, { from, to }]) =>
    from.map((start) => `${start} --> ${to}: ${action}`),
  );
  expect(returns.match(/\b[A-Z]+ --> .+: .+/g)?.sort()).toEqual(arrows.sort());
  for (const [action, { by }] of all) expect(returns).toContain(`\n- **${action}**: ${by}\n`);
});
