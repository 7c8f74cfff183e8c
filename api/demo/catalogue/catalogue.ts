import { benchAndSiteTools } from "./bench-and-site-tools";
import { bitsAndBlades } from "./bits-and-blades";
import { chronographsAndPilotWatches } from "./chronographs-and-pilot-watches";
import { classify, type ClassifiedProduct } from "./classified-product";
import { classicWatches } from "./classic-watches";
import { cordedTools } from "./corded-tools";
import { cordlessTools } from "./cordless-tools";
import { diveAndFieldWatches } from "./dive-and-field-watches";
import { productsWith } from "./demo-product";
import { dressWatches } from "./dress-watches";
import { fasteningTools } from "./fastening-tools";
import { measuringTools } from "./measuring-tools";
import { socketsAndKeys } from "./sockets-and-keys";
import { sportAndDigitalWatches } from "./sport-and-digital-watches";
import { strapsAndCare } from "./straps-and-care";
import { variantsOf } from "./variants";
import { woodworkingTools } from "./woodworking-tools";
import { workshopTools } from "./workshop-tools";

/** The tools and watches of the demo, each in one form, the newest first. */
export const demoProducts: readonly ClassifiedProduct[] = productsWith({
  ...diveAndFieldWatches,
  ...cordlessTools,
  ...dressWatches,
  ...fasteningTools,
  ...socketsAndKeys,
  ...chronographsAndPilotWatches,
  ...woodworkingTools,
  ...strapsAndCare,
  ...classicWatches,
  ...cordedTools,
  ...bitsAndBlades,
  ...sportAndDigitalWatches,
  ...measuringTools,
  ...workshopTools,
  ...benchAndSiteTools,
}).map(classify);

/** The complete demo catalogue, with the further variants of products as its oldest. */
export const demoCatalogue: readonly ClassifiedProduct[] = [...demoProducts, ...variantsOf(demoProducts)];
