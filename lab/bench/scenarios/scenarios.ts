import type { BenchLoad } from "../fill-database";
import { filteredScenario } from "./filtered";
import { listScenarios } from "./lists";
import { orderScenarios } from "./orders";
import { pageScenarios } from "./pages";
import { productScenarios } from "./products";
import { restScenarios } from "./rest";
import type { Scenario } from "./scenario";

/** The scenarios whose name contains the text, and those that their targets refer to. */
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
  const references = chosen.map(({ target }) => (typeof target === "object" ? target.asGoodAs : undefined));
  return all.filter((scenario) => chosen.includes(scenario) || references.includes(scenario.name));
}
