import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transitions, type Transition } from "./order-transitions";

const page = readFileSync(join(__dirname, "../../docs/orders.md"), "utf8");
const actions: [string, Transition][] = Object.entries(transitions);

it("shows each transition and its actors in docs/orders.md, and no other", () => {
  const arrows = actions.flatMap(([action, { from, to }]) =>
    from.flatMap((start, index) =>
      (from.length > 1 && to.length > 1 ? [to[index]] : to).map((end) => `${start} --> ${end}: ${action}`),
    ),
  );
  expect(page.match(/\b[A-Z]+ --> .+: .+/g)?.sort()).toEqual(arrows.sort());
  for (const [action, { by, only }] of actions)
    expect(page).toContain(`\n- **${action}**: ${by.join(", ")}${only ? `; ${only}` : ""}\n`);
});
