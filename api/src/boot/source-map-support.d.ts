declare module "source-map-support" {
  export function install(options: { environment: "node"; handleUncaughtExceptions: boolean }): void;
}
