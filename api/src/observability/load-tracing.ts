import { createRequire } from "node:module";
import { isTraced } from "./tracer";

/**
 * Loads tracing if the environment enables it. Import this before everything else: the database's driver must be loaded after
 * its instrumentation. The packages are optional; a shop without them starts, and logs that it isn't traced.
 */
function loadTracing(): void {
  try {
    createRequire(__filename)("./open-tracing");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "MODULE_NOT_FOUND") throw error;
    console.error(
      "OTEL_TRACES_EXPORTER: no traces are sent, because OpenTelemetry's packages are not installed",
    );
  }
}

if (isTraced(process.env)) loadTracing();
