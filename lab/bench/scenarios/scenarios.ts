import type { BenchLoad } from "../fill-database";
import { filteredScenario } from "./filtered";
import { listScenarios } from "./lists";
import { orderScenarios } from "./orders";
import { pageScenarios } from "./pages";
import { productScenarios } from "./products";
import { restScenarios } from "./rest";
import type { Scenario } from "./scenario";

/** The scenarios with the text in their name, and the scenarios that their goals refer to. */
export function chooseScenarios(load: BenchLoad, wanted: string): Scenario[] {
  const all = [
    ...listScenarios(load.searches),
    filteredScenario(load.categories),
    ...productScenarios(load.products),
    ...pageScenarios(load.products),
    ...restScenarios(load.products),
    ...orderScenarios(load),
  ];
  const chosen = all.filter(({ name }) => name.includes(wanted));
  const references = chosen.map(({ goal }) => (typeof goal === "object" ? goal.asGoodAs : undefined));
  return all.filter((scenario) => chosen.includes(scenario) || references.includes(scenario.name));
}
