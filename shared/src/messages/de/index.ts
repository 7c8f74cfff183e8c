/** All German texts, by file. */
export * as account from "./account";
export * as adminAudit from "./admin-audit";
export * as adminCatalogue from "./admin-catalogue";
export * as adminDashboard from "./admin-dashboard";
export * as adminItems from "./admin-items";
export * as adminOrders from "./admin-orders";
export * as adminPrograms from "./admin-programs";
export * as adminSettings from "./admin-settings";
export * as admin from "./admin";
export * as checkout from "./checkout";
export * as common from "./common";
export * as layout from "./layout";
export * as orders from "./orders";
export * as products from "./products";
export * as rules from "./rules";
export * from "./server";
