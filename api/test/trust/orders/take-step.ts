import type { Life } from "./life";
import { orderSteps } from "./order-steps";
import { paymentSteps } from "./payment-steps";
import { problemSteps } from "./problem-steps";
import type { Step, StepOf } from "./steps";

const steps: { [Kind in Step["kind"]]: (life: Life, step: StepOf<Kind>) => Promise<unknown> } = {
  ...orderSteps,
  ...paymentSteps,
  ...problemSteps,
};

/** Runs a step as its person. */
export const takeStep = <Kind extends Step["kind"]>(life: Life, step: StepOf<Kind>): Promise<unknown> =>
  steps[step.kind](life, step);
