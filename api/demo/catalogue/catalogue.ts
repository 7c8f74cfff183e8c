import { chronographsAndPilotWatches } from "./chronographs-and-pilot-watches";
import { classify, type ClassifiedProduct } from "./classified-product";
import { classicWatches } from "./classic-watches";
import { cordedTools } from "./corded-tools";
import { cordlessTools } from "./cordless-tools";
import { diveAndFieldWatches } from "./dive-and-field-watches";
import { dressWatches } from "./dress-watches";
import { fasteningTools } from "./fastening-tools";
import { measuringTools } from "./measuring-tools";
import { sportAndDigitalWatches } from "./sport-and-digital-watches";
import { woodworkingTools } from "./woodworking-tools";
import { workshopTools } from "./workshop-tools";

/** Everything that a shop without products of its own offers: half tools, half watches. */
export const demoCatalogue: readonly ClassifiedProduct[] = [
  ...diveAndFieldWatches,
  ...cordlessTools,
  ...dressWatches,
  ...fasteningTools,
  ...chronographsAndPilotWatches,
  ...woodworkingTools,
  ...classicWatches,
  ...cordedTools,
  ...sportAndDigitalWatches,
  ...measuringTools,
  ...workshopTools,
].map(classify);
